"""What of a table covers something else, is printed too small, or is too small for a finger: measured in a browser."""

from typing import Final

DRAWN: Final = """async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}"""
"""The page has found out how large it is, and has put everything where it belongs."""
COVERED: Final = """() => {
  const lie = [];
  const add = (kind, of, nodes) => nodes.forEach((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    if (right - left > 0.5) lie.push({ kind, of, left, right, top, bottom });
  });
  const all = (from, what) => [...from.querySelectorAll(what)];
  all(document, 'svg.cloth g.piece').forEach((each) =>
    add('hand', each.ariaLabel, all(each, ':scope > svg, .tag rect')));
  for (const kind of ['name', 'pot']) all(document, `svg.cloth .tag.${kind} rect`).forEach((each) =>
    add(kind, each.parentNode.textContent, [each]));
  all(document, 'svg.cloth .flag').forEach((each) => add('flag', each.ariaLabel, [each]));
  add('above', 'verdict', all(document, '.verdict .words'));
  all(document, 'svg.cloth .device').forEach((each) => add('device', each.ariaLabel, [each]));
  all(document, 'svg.cloth .stack').forEach((each) => add('stack', each.ariaLabel, [each]));
  all(document, '.strip .counters span').forEach((each) => add('above', each.innerText, [each]));
  all(document, '.strip .piece').forEach((each) => {
    add('above', each.innerText, all(each, '.what > *'));
    add('above', `label ${each.innerText}`, all(each, '.label'));
  });
  for (const part of ['.told', '.heard', '.cite']) add('line', part, all(document, `.call ${part}`));
  add('felt', 'what others do', all(document, '.felt [role=log] p'));
  return lie.flatMap((one, n) => lie.slice(n + 1).filter((other) => {
    if (one.kind === other.kind && (one.kind === 'stack' || one.of === other.of)) return false;
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return wide > 0.7 && high > 0.7;
  }).map((other) => `${one.kind} ${one.of} and ${other.kind} ${other.of}`));
}"""
"""Hands with their words, names, pots, equipment and stacks; of two stacks the amounts may lie on each other."""
TOO_SMALL_TO_READ: Final = """(least) => [...document.querySelectorAll('.table *')].filter((each) => {
  if (each.closest('.wheel, .travels') || !each.getClientRects().length) return false;
  if (![...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())) return false;
  const scale = each.ownerSVGElement ? each.getScreenCTM().d : 1;
  return scale * parseFloat(getComputedStyle(each).fontSize) < least - 0.05;
}).map((each) => each.textContent.trim())"""
"""Words of the page and of what lies on the cloth; not those in pictures of a wheel or of the cloth itself, nor on
chips that travel."""
TOO_SMALL_FOR_A_FINGER: Final = """(least) => [...document.querySelectorAll('.table :is(button, a, input, select)')]
  .filter((each) => !each.closest('p, li, aside')).filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    return width && Math.min(width, height) < least - 0.1;
  }).map((each) => each.innerText || each.ariaLabel)"""
"""Whatever is pressed, but links within a text."""
