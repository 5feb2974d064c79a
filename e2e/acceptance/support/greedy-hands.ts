// node --import tsx e2e/acceptance/support/greedy-hands.ts <address> <milliseconds> <network address>: forty hands that take what they
// get and ask for more at once. A process of its own, so that whoever measures meanwhile does not wait for it.
import { Agent, get } from 'node:http';
import { once } from 'node:events';

const HANDS = 40;
const [address = '', milliseconds = '', from = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: HANDS });
const end = performance.now() + Number(milliseconds);

async function grab(): Promise<void> {
  while (performance.now() < end) {
    const [response] = await once(get(address, { agent, headers: { 'X-Forwarded-For': from } }), 'response');
    response.resume();
    await once(response, 'end');
  }
}

await Promise.all(Array.from({ length: HANDS }, grab));
agent.destroy();
