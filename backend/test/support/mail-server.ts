import { once } from 'node:events';
import { createServer } from 'node:net';
import { portOf } from './server-process.ts';

const ANSWERS: Record<string, string> = { EHLO: '250 mail.test', DATA: '354 go on', QUIT: '221 good bye' };

/** A mail server that accepts everything. `received` has the id of every message, as often as it was received. */
export const startMailServer = async () => {
  const received: string[] = [];
  const server = createServer((socket) => {
    let text = '';
    let inMessage = false;
    socket.write('220 mail.test\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      for (;;) {
        const end = text.indexOf(inMessage ? '\r\n.\r\n' : '\r\n');
        if (end === -1) return;
        const said = text.slice(0, end);
        text = text.slice(end + (inMessage ? 5 : 2));
        if (inMessage) received.push(/^Message-ID: (.+)$/im.exec(said)?.[1]?.trim() ?? '');
        const command = inMessage ? '' : said.slice(0, 4).toUpperCase();
        inMessage = command === 'DATA';
        socket.write(`${ANSWERS[command] ?? '250 fine'}\r\n`);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${portOf(server.address())}`,
    received,
    stop: () => {
      server.close();
    },
  };
};
