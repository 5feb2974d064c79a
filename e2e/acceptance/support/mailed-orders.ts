import type { MailServer } from '../../support/mail-server.ts';

const ORDER_NUMBER = /BLS-[0-9A-Z]{10}/g;

/** The numbers of the orders that somebody was told of by mail. */
export function mailedOrders({ mails }: Pick<MailServer, 'mails'>, isFor: (email: string) => boolean): Set<string> {
  const own = mails.filter(({ to }) => isFor(to));
  return new Set(own.flatMap(({ text }) => text.match(ORDER_NUMBER) ?? []));
}
