// node --import tsx e2e/acceptance/support/greedy-hands.ts <URL> <milliseconds> <network address>
// Floods a URL with forty concurrent clients. A separate process, so that it does not slow down the measuring one.
import { Agent, get } from 'node:http';
import { once } from 'node:events';

const CLIENTS = 40;
const [url = '', milliseconds = '', from = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
const end = performance.now() + Number(milliseconds);

async function flood(): Promise<void> {
  while (performance.now() < end) {
    const [response] = await once(get(url, { agent, headers: { 'X-Forwarded-For': from } }), 'response');
    response.resume();
    await once(response, 'end');
  }
}

await Promise.all(Array.from({ length: CLIENTS }, flood));
agent.destroy();
