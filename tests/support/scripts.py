"""What a module of the pages gives, asked without a browser: its TypeScript is written out as plain JavaScript."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

WEB = Path(__file__).parents[2] / "web"
ASKS = """
const [web, folder, module, name, given] = process.argv.slice(1);
const { createRequire } = await import("node:module");
const { readdirSync, readFileSync, writeFileSync } = await import("node:fs");
const typescript = createRequire(`${web}/package.json`)("typescript");
const options = { module: "esnext", target: "es2022" };
for (const each of readdirSync(`${web}/src/lib`).filter((each) => each.endsWith(".ts") && !each.includes(".svelte."))) {
  const text = typescript.transpileModule(readFileSync(`${web}/src/lib/${each}`, "utf8"), { compilerOptions: options });
  const plain = text.outputText.replace(/from "(\\.\\/\\w+)"/g, 'from "$1.mjs"');
  writeFileSync(`${folder}/${each.replace(/ts$/, "mjs")}`, plain);
}
const found = await import(`${folder}/${module}.mjs`);
console.log(JSON.stringify(found[name](...JSON.parse(given))));
"""


def asked(folder: Path, module: str, name: str, *given: Any) -> Any:
    """What a function of `web/src/lib/<module>.ts` returns."""
    beside = Path(sys.executable).parent  # where `make client` puts Node, if the machine has none
    node = shutil.which("node") or shutil.which("node", path=os.fspath(beside))
    assert node is not None, "Node is not here; `make client` brings it"
    said = [node, "--input-type=module", "-e", ASKS, os.fspath(WEB), os.fspath(folder), module, name]
    done = subprocess.run([*said, json.dumps(given)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
