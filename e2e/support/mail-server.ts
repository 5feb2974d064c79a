import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';

const SAID: Record<string, string> = { EHLO: '250-mail.test\r\n250 8BITMIME', DATA: '354 go on', QUIT: '221 good bye' };

/** Answers one sender; gives each mail to `take` before the sender is told that it was taken. */
function answer(socket: Socket, take: (mail: string) => Promise<void>) {
  let heard = '';
  let isMail = false;
  const hear = async (part: string) => {
    heard += part;
    for (;;) {
      const mark = isMail ? '\r\n.\r\n' : '\r\n';
      const end = heard.indexOf(mark);
      if (end === -1) return;
      const said = heard.slice(0, end);
      heard = heard.slice(end + mark.length);
      // A line of a mail that begins with a point comes with a second one.
      if (isMail) await take(said.replaceAll('\r\n..', '\r\n.'));
      const command = isMail ? '' : said.slice(0, 4).toUpperCase();
      isMail = command === 'DATA';
      socket.write(`${SAID[command] ?? '250 fine'}\r\n`);
    }
  };
  let last = Promise.resolve();
  socket.on('error', () => undefined);
  socket.on('data', (part) => (last = last.then(() => hear(part.toString('utf8')))));
  socket.write('220 mail.test\r\n');
}

/** A mail server that takes everything, and keeps it in a folder as the shop does without one. */
export async function startMailServer(folder: string) {
  await mkdir(folder, { recursive: true });
  let taken = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    answer(socket, async (mail) => {
      taken += 1;
      await writeFile(path.join(folder, `${String(taken).padStart(4, '0')}.eml`), mail);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
