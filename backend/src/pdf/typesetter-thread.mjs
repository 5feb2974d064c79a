// The thread that sets type. Plain JavaScript, because threads are started from this very file by what runs from sources and by
// what is built.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';

const FONTS = ['400Regular', '600SemiBold', '700Bold'].flatMap((weight) => [
  `@expo-google-fonts/ibm-plex-sans/${weight}/IBMPlexSans_${weight}.ttf`,
  `@expo-google-fonts/ibm-plex-sans-arabic/${weight}/IBMPlexSansArabic_${weight}.ttf`,
]);
/** How many documents the compiler remembers pieces of. */
const REMEMBERED = 5;

const { resolve } = createRequire(import.meta.url);
const templates = fileURLToPath(new URL('templates/', import.meta.url));
const compiler = NodeCompiler.create({
  workspace: templates,
  fontArgs: [{ fontBlobs: await Promise.all(FONTS.map((font) => readFile(resolve(font)))) }],
});

/** @param {import('./typesetter.ts').TypesettingTask} task */
const typeset = ({ template, inputs, at }) => {
  const compiled = compiler.compile({ mainFilePath: `${templates}${template}.typ`, inputs });
  if (!compiled.result) throw new Error(JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics));
  // The same document gives the same bytes: the only moment in it is its own.
  const pdf = compiler.pdf(compiled.result, { pdfStandard: 'a-3b', creationTimestamp: at });
  compiler.evictCache(REMEMBERED);
  return pdf;
};

parentPort?.on('message', (/** @type {import('./typesetter.ts').TypesettingTask} */ task) => {
  try {
    const pdf = Uint8Array.from(typeset(task));
    parentPort?.postMessage({ pdf }, [pdf.buffer]);
  } catch (error) {
    parentPort?.postMessage({ error: String(error) });
  }
});
