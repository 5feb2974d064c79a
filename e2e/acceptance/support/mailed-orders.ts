import type { MailServer } from '../../support/mail-server.ts';

const ORDER_NUMBER = /BLS-[0-9A-Z]{10}/g;

/** Order numbers in the mails to matching addresses. */
export function mailedOrders({ mails }: Pick<MailServer, 'mails'>, isFor: (email: string) => boolean): Set<string> {
  const matching = mails.filter(({ to }) => isFor(to));
  return new Set(matching.flatMap(({ text }) => text.match(ORDER_NUMBER) ?? []));
}
