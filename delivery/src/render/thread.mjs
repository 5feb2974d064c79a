// Runs in a thread of its own: loads the renderer of one release, and makes HTML of what it is asked for. It knows
// nothing but that.
import { Buffer } from 'node:buffer';
import { parentPort, workerData } from 'node:worker_threads';

const { source, warmUp, mostCharacters } = workerData;

// The source comes with the order, not from the disk: what was checked is what runs.
const renderer = await import(`data:text/javascript;base64,${Buffer.from(source).toString('base64')}`);

const render = ({ request, area }) => {
  const asked = JSON.parse(request);
  const html = area ? renderer.renderFrame(asked, area) : renderer.render(asked);
  if (typeof html !== 'string') {
    // A promise that fails later would end the thread under the next page.
    Promise.resolve(html).catch(() => undefined);
    throw new TypeError('The renderer gave no HTML.');
  }
  if (html.length > mostCharacters) throw new RangeError(`The renderer gave ${html.length} characters.`);
  return html;
};

const answer = (task) => {
  try {
    return { html: render(task) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

// What fails here fails again when a visitor asks for it, and is told then.
for (const task of warmUp) answer(task);

parentPort.on('message', (task) => parentPort.postMessage(answer(task)));
parentPort.postMessage({ html: '' });
