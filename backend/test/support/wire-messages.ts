/** A message of PostgreSQL's protocol: its type (none at the startup) and its content. */
export interface Message {
  readonly type: string;
  readonly body: Buffer;
}

/** Cuts a stream of bytes into messages. @param hasStartup true if the first message has no type */
export const createReader = (hasStartup: boolean) => {
  let rest: Buffer = Buffer.alloc(0);
  let isStartup = hasStartup;
  return function* (chunk: Buffer): Generator<Message> {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const head = isStartup ? 0 : 1;
      if (rest.length < head + 4) return;
      const end = head + rest.readInt32BE(head);
      if (rest.length < end) return;
      const message = { type: isStartup ? '' : rest.toString('latin1', 0, 1), body: rest.subarray(head + 4, end) };
      rest = rest.subarray(end);
      // A request for encryption is followed by the startup itself.
      isStartup &&= message.body.readInt32BE(0) === ENCRYPTION;
      yield message;
    }
  };
};

/** Code of a request for encryption, in the place of the protocol's version. */
export const ENCRYPTION = 80_877_103;
const VERSION = 196_608;

export const encode = ({ type, body }: Message): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type, 'latin1'), length, body]);
};

/** The text at an offset, and the offset after it. */
export const textAt = (body: Buffer, offset: number): { text: string; next: number } => {
  const end = body.indexOf(0, offset);
  return { text: body.toString('utf8', offset, end), next: end + 1 };
};

export const text = (value: string): Buffer => Buffer.from(`${value}\0`);

export const startup = (parameters: Readonly<Record<string, string>>): Buffer => {
  const version = Buffer.alloc(4);
  version.writeInt32BE(VERSION);
  const pairs = Object.entries(parameters).flatMap(([name, value]) => [text(name), text(value)]);
  return encode({ type: '', body: Buffer.concat([version, ...pairs, Buffer.alloc(1)]) });
};

export const readStartup = (body: Buffer): Record<string, string> => {
  const parameters: Record<string, string> = {};
  for (let at = 4; at < body.length - 1;) {
    const name = textAt(body, at);
    const value = textAt(body, name.next);
    parameters[name.text] = value.text;
    at = value.next;
  }
  return parameters;
};

/** A refusal in the words of PgBouncer. */
export const refusal = (message: string): Buffer =>
  encode({
    type: 'E',
    body: Buffer.concat([...['SFATAL', 'VFATAL', 'C08P01', `M${message}`].map(text), Buffer.alloc(1)]),
  });
