import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../../src/runtime/config.ts';

type Json = ReturnType<typeof JSON.parse>;

/** Next behaviour of the carrier: agrees, refuses with a message, fails, returns nonsense, never responds, hangs up. */
type Behaviour = 'agree' | { refuse: string } | 'fail' | 'nonsense' | 'sleep' | 'hang up';

const bodyOf = async (request: IncomingMessage): Promise<Json> => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return JSON.parse(Buffer.concat(pieces).toString());
};

/** A fake carrier that speaks the protocol of Aramex. Close it in `after`. */
export const startAramex = async () => {
  const calls: { method: string; body: Json }[] = [];
  /** Booked pickups, by the carrier's own id. */
  const pickups = new Map<string, string>();
  let behaviour: Behaviour = 'agree';

  const agree = (method: string, body: Json): Json => {
    if (method === 'CancelPickup') {
      const isKnown = pickups.delete(body.PickupGUID);
      const Message = isKnown ? 'Cancelled.' : 'The pickup has already been cancelled.';
      return { HasErrors: !isKnown, Notifications: [], Message };
    }
    const guid = randomUUID();
    pickups.set(guid, body.Pickup.Reference1);
    return {
      HasErrors: false,
      Notifications: [],
      ProcessedPickup: { ID: `A${pickups.size}-${guid.slice(0, 6)}`, GUID: guid },
    };
  };

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const method = request.url?.split('/').at(-1) ?? '';
    const body = await bodyOf(request);
    calls.push({ method, body });
    const say = (status: number, text: string) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(text);
    if (behaviour === 'sleep') return;
    if (behaviour === 'hang up') request.socket.destroy();
    else if (behaviour === 'fail') say(500, 'Internal Server Error');
    else if (behaviour === 'nonsense') say(200, '<html>Maintenance</html>');
    else if (behaviour === 'agree') say(200, JSON.stringify(agree(method, body)));
    else say(200, JSON.stringify({ HasErrors: true, Notifications: [{ Code: 'ERR52', Message: behaviour.refuse }] }));
  };

  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const account: NonNullable<Config['aramex']> = {
    ARAMEX_URL: `http://127.0.0.1:${port}`,
    ARAMEX_USERNAME: 'shop@test.balsam.test',
    ARAMEX_PASSWORD: 'hush',
    ARAMEX_ACCOUNT_NUMBER: '4004636',
    ARAMEX_ACCOUNT_PIN: '442543',
    ARAMEX_ACCOUNT_ENTITY: 'RUH',
    ARAMEX_ACCOUNT_COUNTRY: 'SA',
  };

  return {
    account,
    calls,
    pickups,
    behave(next: Behaviour) {
      behaviour = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

export type FakeAramex = Awaited<ReturnType<typeof startAramex>>;
