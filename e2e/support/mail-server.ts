import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A mail as it was taken, as often as it came. */
interface TakenMail {
  /** Its Message-ID. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  /** Fields and body, lines that were broken for the way put together again. */
  readonly text: string;
  /** Since the start of this process, in milliseconds. */
  readonly at: number;
}

/** What is wrong with the mail server. */
interface MailFault {
  /** What it says to every sender instead of taking the mail, such as `451 come back later`. */
  readonly refuse?: string;
  /** How long each of its answers takes. */
  readonly delayMs?: number;
  /** Called when a mail has been taken and before its sender is told so. */
  readonly taken?: (mail: TakenMail) => void | Promise<void>;
}

export interface MailServer {
  readonly url: string;
  /** Everything taken so far, the oldest first. */
  readonly mails: readonly TakenMail[];
  set(fault: MailFault): void;
  /** Nobody listens on its port any more. */
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

const ANSWERS: Record<string, string> = { EHLO: '250 mail.test', DATA: '354 go on', QUIT: '221 good bye' };

/** RFC 5322: a field goes on after a line break and a space; RFC 2045: a line of the body that ends in `=`, in the next. */
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

/** Writes mails into a folder, as the shop does without a mail server. */
const writeInto = (folder: string) => async (number: number, source: string) => {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${String(number).padStart(4, '0')}.eml`), source, 'latin1');
};

/**
 * A mail server that takes mail as badly as it is told to, and remembers all that it took.
 * @param folder where each mail becomes a file as well
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
        const refused = command === 'MAIL' ? fault.refuse : undefined;
        isMail = command === 'DATA';
        await say(refused ?? ANSWERS[command] ?? '250 fine');
      }
    };
    let last = say('220 mail.test');
    // One sign for each byte: a sign of several bytes may come in two parts.
    socket.on('data', (part) => (last = last.then(() => hear(part.toString('latin1')))));
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
