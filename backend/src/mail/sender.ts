import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createTransport } from 'nodemailer';
import type { Config } from '../runtime/config.ts';
import { assertOutsideTransaction } from '../database/transaction.ts';
import { logoOf, readBrand } from './brand.ts';
import type { DueMail } from './outbox.ts';
import { renderMail } from './render.ts';

const SMTP_LIMITS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 };

/** Stable id of a mail, so that mailboxes can drop a duplicate. */
const messageId = (mail: DueMail, origin: string) => {
  const digest = createHash('sha256')
    .update(JSON.stringify([mail.eventId, mail.template, mail.recipient]))
    .digest('hex');
  return `<${digest.slice(0, 32)}@${new URL(origin).hostname}>`;
};

/**
 * Sends a mail.
 * @returns the response of the mail server; null if the mail is written to a file
 * @throws the error of either
 */
export type SendMail = (mail: DueMail) => Promise<string | null>;

/** Sender with the shop's name, unless the configured one has a name. */
const senderOf = (configured: string, name: string) =>
  configured.includes('<') ? configured : { name, address: configured };

/** Sends mail by SMTP if a URL is configured, otherwise writes .eml files to the data folder. */
export const createSender = (
  { database, storage }: Pick<FastifyInstance, 'database' | 'storage'>,
  { smtpUrl, mailFrom, publicOrigin, dataDir }: Config,
): SendMail => {
  const compose = async (mail: DueMail) => {
    assertOutsideTransaction('The mail server');
    const brand = await readBrand(database);
    return {
      from: senderOf(mailFrom, brand.name[mail.lang]),
      to: { name: '', address: mail.recipient },
      messageId: messageId(mail, publicOrigin),
      ...renderMail(mail, publicOrigin, brand),
      attachments: [await logoOf(storage, brand)],
    };
  };

  if (smtpUrl !== null) {
    const smtp = createTransport({ url: smtpUrl, ...SMTP_LIMITS });
    return async (mail) => (await smtp.sendMail(await compose(mail))).response;
  }

  const writer = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await writer.sendMail(await compose(mail));
    const folder = path.resolve(dataDir, 'mail');
    await mkdir(folder, { recursive: true });
    const target = path.join(folder, `${String(mail.id).padStart(6, '0')}-${mail.template}.eml`);
    await writeFile(`${target}.partial`, message);
    await rename(`${target}.partial`, target);
    return null;
  };
};
