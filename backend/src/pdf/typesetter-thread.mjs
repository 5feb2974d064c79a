// Worker thread of the typesetter. Plain JavaScript, because both the sources and the build start the worker from this file.
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { createPrintable, onlyLatinAndArabic } from './printable.mjs';

const PLEX = ['400Regular', '600SemiBold', '700Bold'].flatMap((weight) => [
  `@expo-google-fonts/ibm-plex-sans/${weight}/IBMPlexSans_${weight}.ttf`,
  `@expo-google-fonts/ibm-plex-sans-arabic/${weight}/IBMPlexSansArabic_${weight}.ttf`,
]);
/** Number of compilations after which unused cache entries are evicted. */
const REMEMBERED = 5;

const { resolve } = createRequire(import.meta.url);
const folderOf = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));
const templates = folderOf('templates/');
const others = (await readdir(folderOf('fonts/'))).filter((file) => file.endsWith('.ttf')).sort();
const fonts = await Promise.all(
  [...PLEX.map((font) => resolve(font)), ...others.map((file) => folderOf(`fonts/${file}`))].map((file) =>
    readFile(file),
  ),
);
const printable = createPrintable(fonts);
// System fonts are never used: the templates name their families and disable fallback, and for a family that is also
// installed, the compiler prefers the given file.
const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs: fonts }] });

/** @param {import('./typesetter.ts').TypesettingTask} task */
const typeset = ({ template, inputs, at }) => {
  const compiled = compiler.compile({ mainFilePath: `${templates}${template}.typ`, inputs });
  if (!compiled.result) throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics));
  // The same document gives the same bytes: its only timestamp is its own date.
  const pdf = compiler.pdf(compiled.result, { pdfStandard: 'a-3b', creationTimestamp: at });
  compiler.evictCache(REMEMBERED);
  return pdf;
};

/**
 * @param {Record<string, string>} inputs
 * @param {(text: string) => string} change
 */
const changed = (inputs, change) =>
  Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, change(value)]));

/** @param {import('./typesetter.ts').TypesettingTask} task */
const typesetInAnyCase = (task) => {
  const inputs = changed(task.inputs, printable);
  try {
    return typeset({ ...task, inputs });
  } catch (error) {
    // Characters that the fonts have may still form a cluster that none of them can set.
    const plain = changed(inputs, onlyLatinAndArabic);
    if (Object.keys(plain).every((name) => plain[name] === inputs[name])) throw error;
    return typeset({ ...task, inputs: plain });
  }
};

parentPort?.on('message', (/** @type {import('./typesetter.ts').TypesettingTask} */ task) => {
  try {
    const pdf = Uint8Array.from(typesetInAnyCase(task));
    parentPort?.postMessage({ pdf }, [pdf.buffer]);
  } catch (error) {
    parentPort?.postMessage({ error: String(error) });
  }
});
