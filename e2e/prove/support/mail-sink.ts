import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A mail as it was taken, as often as it came. */
export interface TakenMail {
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
export interface MailFault {
  /** What it says to every sender instead of taking the mail, such as `451 come back later`. */
  readonly refuse?: string;
  /** How long each of its answers takes. */
  readonly delayMs?: number;
  /** Called when a mail has been taken and before its sender is told so. */
  readonly taken?: (mail: TakenMail) => void | Promise<void>;
}

export interface MailSink {
  readonly url: string;
  /** Everything taken so far, the oldest first. */
  readonly mails: readonly TakenMail[];
  set(fault: MailFault): void;
  /** Nobody listens on its port any more. */
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

const ANSWERS: Record<string, string> = { EHLO: '250 mail.test', DATA: '354 go on', QUIT: '221 good bye' };

/** RFC 2045: a line that ends in `=` goes on in the next one; RFC 5322: a field goes on after a line break and a space. */
const unfold = (source: string) => source.replaceAll(/=\r\n/g, '').replaceAll(/\r\n[ \t]+/g, ' ');

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

/** A mail server that takes mail as badly as it is told to, and remembers all that it took. */
export async function openMailSink(): Promise<MailSink> {
  let fault: MailFault = {};
  const mails: TakenMail[] = [];
  const sockets = new Set<Socket>();

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
        if (isMail) {
          const mail = read(said);
          mails.push(mail);
          await fault.taken?.(mail);
        }
        const command = isMail ? '' : said.slice(0, 4).toUpperCase();
        const refused = command === 'MAIL' ? fault.refuse : undefined;
        isMail = command === 'DATA';
        await say(refused ?? ANSWERS[command] ?? '250 fine');
      }
    };
    let last = say('220 mail.test');
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
    close: goDown,
  };
}

const ORDER_NUMBER = /BLS-[0-9A-Z]{10}/g;

/** The numbers of the orders that somebody was told of by mail. */
export function ordersTold({ mails }: Pick<MailSink, 'mails'>, isFor: (email: string) => boolean): Set<string> {
  const own = mails.filter(({ to }) => isFor(to));
  return new Set(own.flatMap(({ text }) => text.match(ORDER_NUMBER) ?? []));
}
