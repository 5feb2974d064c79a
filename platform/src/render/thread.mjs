// Runs in its own thread: loads the renderer of one release and renders HTML on request. It has no other input.
import { Buffer } from 'node:buffer';
import { parentPort, workerData } from 'node:worker_threads';

const { source, warmUp, mostCharacters } = workerData;

// The source is passed in rather than read from disk, so that exactly the checked bytes run.
const renderer = await import(`data:text/javascript;base64,${Buffer.from(source).toString('base64')}`);

const render = ({ request, area }) => {
  const parsedRequest = JSON.parse(request);
  const html = area ? renderer.renderFrame(parsedRequest, area) : renderer.render(parsedRequest);
  if (typeof html !== 'string') {
    // A promise that rejects later would end the thread during the next page.
    Promise.resolve(html).catch(() => undefined);
    throw new TypeError('The renderer did not return HTML.');
  }
  if (html.length > mostCharacters)
    throw new RangeError(`The renderer returned ${html.length} characters, the limit is ${mostCharacters}.`);
  return html;
};

const respond = (task) => {
  try {
    return { html: render(task) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

// Failures here repeat when a visitor requests the page, and are reported then.
for (const task of warmUp) respond(task);

parentPort.on('message', (task) => parentPort.postMessage(respond(task)));
parentPort.postMessage({ html: '' });
