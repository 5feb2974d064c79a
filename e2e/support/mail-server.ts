import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Received mail; repeated deliveries are separate entries. */
interface TakenMail {
  /** Message-ID. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  /** Headers and body with folded lines joined. */
  readonly text: string;
  /** Time since the start of this process, ms. */
  readonly at: number;
}

/** Simulated faults of the mail server. */
interface MailFault {
  /** Reply to every sender instead of accepting, such as `451 come back later`. */
  readonly refuse?: string;
  /** Delay of each reply, ms. */
  readonly delayMs?: number;
  /** Called after a mail was accepted and before its sender is told. */
  readonly taken?: (mail: TakenMail) => void | Promise<void>;
}

export interface MailServer {
  readonly url: string;
  /** Accepted mails, oldest first. */
  readonly mails: readonly TakenMail[];
  set(fault: MailFault): void;
  /** Closes the port. */
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

const ANSWERS: Record<string, string> = { EHLO: '250 mail.test', DATA: '354 go on', QUIT: '221 good bye' };

/** Joins folded headers (RFC 5322) and soft line breaks of the body (RFC 2045). */
const unfold = (source: string) => {
  const body = source.indexOf('\r\n\r\n');
  return source.slice(0, body).replaceAll(/\r\n[ \t]+/g, ' ') + source.slice(body).replaceAll(/=\r\n/g, '');
};

const read = (source: string): TakenMail => {
  const text = unfold(source);
  const field = (name: string) => new RegExp(`^${name}: *(.*)$`, 'im').exec(text)?.[1]?.trim() ?? '';
  return {
    id: field('Message-ID'),
    to: field('To').replaceAll(/[<>]/g, ''),
    subject: field('Subject'),
    text,
    at: performance.now(),
  };
};

/** Writes mails to a folder, as the shop does without a mail server. */
const writeInto = (folder: string) => async (number: number, source: string) => {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${String(number).padStart(4, '0')}.eml`), source, 'latin1');
};

/**
 * Starts a mail server with configurable faults that records all accepted mails.
 * @param folder also write each mail to a file here
 */
export async function startMailServer(folder?: string): Promise<MailServer> {
  const store = folder === undefined ? async () => undefined : writeInto(folder);
  let fault: MailFault = {};
  const mails: TakenMail[] = [];
  const sockets = new Set<Socket>();

  const take = async (source: string) => {
    const mail = read(source);
    const number = mails.push(mail);
    await store(number, source);
    await fault.taken?.(mail);
  };

  const serve = (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    const say = async (line: string) => {
      if (fault.delayMs) await wait(fault.delayMs);
      socket.write(`${line}\r\n`);
    };
    let buffer = '';
    let isMail = false;
    const receive = async (part: string) => {
      buffer += part;
      for (;;) {
        const mark = isMail ? '\r\n.\r\n' : '\r\n';
        const end = buffer.indexOf(mark);
        if (end === -1) return;
        const content = buffer.slice(0, end);
        buffer = buffer.slice(end + mark.length);
        // Undoes dot stuffing.
        if (isMail) await take(content.replaceAll('\r\n..', '\r\n.'));
        const command = isMail ? '' : content.slice(0, 4).toUpperCase();
        const refused = command === 'MAIL' ? fault.refuse : undefined;
        isMail = command === 'DATA';
        await say(refused ?? ANSWERS[command] ?? '250 fine');
      }
    };
    let last = say('220 mail.test');
    // One character per byte, because multi-byte characters may be split between chunks.
    socket.on('data', (part) => (last = last.then(() => receive(part.toString('latin1')))));
  };

  let port = 0;
  let server: Server;
  const comeBack = async () => {
    server = createServer(serve).listen(port, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  };
  const goDown = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await comeBack();
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    set: (next) => {
      fault = next;
    },
    goDown,
    comeBack,
    stop: goDown,
  };
}
