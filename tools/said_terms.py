"""Writes law/said_terms.json: how often each term is said of each event (`make said-terms`)."""

from houseway.rulebook.sentence_terms import FILE, written

if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
    print(f"{FILE.name}: {FILE.stat().st_size} bytes")
