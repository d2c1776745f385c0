// The bare wheel of houseway in Pyodide, under Node: makes and marks what school_sample.py says, and prints it.
// node school_in_pyodide.mjs WHEEL SCRIPT FOLDER_OF_PYODIDE
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [wheel, script, folder] = process.argv.slice(2).map((each) => resolve(each));
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const pyodide = await loadPyodide({ indexURL: `${folder}/`, stdout: (line) => console.log(line) });
pyodide.unpackArchive(new Uint8Array(await readFile(wheel)), "wheel");
console.error(`Pyodide ${pyodide.version}: ${pyodide.runPython("import sys; sys.version")}`);
const begun = performance.now();
pyodide.runPython(await readFile(script, "utf8"));
console.error(`${((performance.now() - begun) / 1000).toFixed(1)} s`);
