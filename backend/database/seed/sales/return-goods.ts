import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { shopDay } from '../../../src/calendar/working-days.ts';
import type { Database } from '../../../src/database/database.ts';
import type { ReturnReason, ReturnState } from '../../../src/facts/returns.ts';
import type { FileStore } from '../../../src/files/file-store.ts';
import { UploadedFile } from '../../../src/files/uploaded-file.ts';
import { createOutbox } from '../../../src/mail/outbox.ts';
import type { VendorActor } from '../../../src/modules/people/auth/vendor-actor.ts';
import { createRefundPayments } from '../../../src/modules/money/refunds/payments.ts';
import { createReturnDecisions } from '../../../src/modules/sales/returns/decisions.ts';
import { createOverdueReturns } from '../../../src/modules/sales/returns/overdue.ts';
import { createOverruling } from '../../../src/modules/sales/returns/overruling.ts';
import { createReturnRequests } from '../../../src/modules/sales/returns/requests.ts';
import type { SessionUser } from '../../../src/plugins/session.ts';
import { sql } from '../../../src/sql/sql.ts';
import { daysBefore } from '../moments.ts';
import { adminId, vendorUserId } from '../people-rows/people-rows.ts';

/** The demo vendor, who has a return in each state. */
const VENDOR = 1;
const vendor: VendorActor = {
  vendorId: VENDOR,
  actor: { id: vendorUserId(VENDOR), role: 2, vendorId: VENDOR, vendorActive: 1, permissions: [] },
};
const admin: SessionUser = { id: adminId, role: 1, vendorId: null, vendorActive: null, permissions: [] };

const IBAN = 'SA0380000000608010167519';

/** A delivered line that can be returned. */
interface Received {
  part_id: number;
  user_id: number;
  holder: string;
  item_id: number;
  image_key: string;
}

/** Result of an inspection, in units of the return's only line. */
type Found = Readonly<Record<'restock' | 'write_off' | 'refused', number>>;

/**
 * Steps of a return. Every reason is a fault, which is accepted for every return class and on any day.
 * @param pictures the folder with the public pictures of the demo
 */
const createReturnSteps = (database: Database, files: FileStore, pictures: string, received: Received[]) => {
  const outbox = createOutbox(database, async () => {});
  const requests = createReturnRequests({ database, files, outbox });
  const decisions = createReturnDecisions({ database, outbox });
  const { overrule } = createOverruling({ database, outbox });
  const refunds = createRefundPayments({ database, outbox });

  const ask = async (reason: ReturnReason, note: string, opened = false) => {
    const line = received.shift();
    if (!line) throw new Error('The demo has too few delivered orders.');
    const picture = new UploadedFile('1.webp', await readFile(path.join(pictures, `${line.image_key}-640.webp`)));
    const wish = { order_product_id: line.item_id, quantity: 2, reason, opened, note, pictures: [picture] };
    const refund_account = { iban: IBAN, holder: line.holder };
    return {
      no: await requests.ask(line.user_id, line.part_id, { lines: [wish], refund_account }),
      userId: line.user_id,
    };
  };

  const approved = async (reason: ReturnReason, note: string) => {
    const asked = await ask(reason, note);
    const instructions = 'Please keep the goods in their box. Our courier calls you and fetches it.';
    await decisions.decide(vendor, asked.no, { decision: 'approve', reason: instructions, keep_goods: false });
    return asked;
  };

  const sent = async (reason: ReturnReason, note: string) => {
    const { no, userId } = await approved(reason, note);
    await requests.send(userId, no, 'Aramex 4711');
    return no;
  };

  const arrived = async (reason: ReturnReason, note: string) => {
    const no = await sent(reason, note);
    await decisions.receive(vendor, no);
    return no;
  };

  return {
    ask,
    approved,
    sent,
    arrived,
    overrule,

    withdraw: ({ no, userId }: { no: string; userId: number }) => requests.withdraw(userId, no),

    decline: (no: string, reason: string) =>
      decisions.decide(vendor, no, { decision: 'decline', reason, keep_goods: false }),

    async inspected(reason: ReturnReason, note: string, found: Found, refused_reason = '') {
      const no = await arrived(reason, note);
      const row = await database.first<{ version: number; line: number }>(sql`
        SELECT r.version, l.id AS line FROM returns r JOIN return_lines l ON l.return_id = r.id WHERE r.return_no = ${no}`);
      const lines = [{ id: row?.line ?? 0, ...found, refused_reason }];
      await decisions.inspect(vendor, no, { version: row?.version ?? 0, lines });
      return no;
    },

    /** Settles the refund of a return, or marks its transfer as failed. */
    async settle(no: string, failure = '') {
      const row = await database.first<{ id: number; version: number }>(sql`
        SELECT f.id, f.version FROM refunds f JOIN returns r ON r.id = f.return_id WHERE r.return_no = ${no}`);
      const { id, version } = row ?? { id: 0, version: 0 };
      if (failure) await refunds.failed(admin, id, { reason: failure, version });
      else await refunds.paid(admin, id, { bank_reference: 'FT26RET0001', paid_on: shopDay(new Date()), version });
    },

    /** Lets the deadlines of these returns pass. */
    async letPass(...nos: string[]) {
      await database.query(sql`
        UPDATE returns SET due_at = now() - interval '1 day' WHERE return_no = ANY(${nos}::text[])`);
      await createOverdueReturns(database, outbox).handleDue();
    },
  };
};

/** Lines delivered some weeks ago: the demo customer's first, then discounted ones, whose shares are uneven. */
const receivedLines = (database: Database, now: Date) =>
  database.query<Received>(sql`
    SELECT part.id AS part_id, part.user_id, u.firstname || ' ' || u.lastname AS holder, line.id AS item_id, line.image_key
    FROM vendor_orders part JOIN users u ON u.id = part.user_id
    CROSS JOIN LATERAL (
      SELECT id, image_key FROM order_items WHERE vendor_order_id = part.id AND quantity > 1 ORDER BY id LIMIT 1) AS line
    WHERE part.vendor_id = ${VENDOR} AND order_is_completed(part.status) AND part.completed_at < ${daysBefore(now, 20)}
    ORDER BY u.email = 'customer@demo.balsam.test' DESC, part.discount > 0 DESC, part.completed_at DESC, part.id LIMIT 12`);

/**
 * Backdates the steps, with about a day between them; expired and late returns are older.
 */
const dateBack = async (database: Database): Promise<void> => {
  await database.query(sql`
    UPDATE return_history step SET created_at = now() - past.hours * interval '1 hour'
    FROM (
      SELECT h.id, CASE WHEN r.state = 'requested' AND r.due_at < now() THEN 144 ELSE 0 END + coalesce((
        SELECT sum(CASE later.state WHEN 'expired' THEN 360 ELSE 31 END) FROM return_history later
        WHERE later.return_id = r.id AND later.id > h.id), 0) AS hours
      FROM return_history h JOIN returns r ON r.id = h.return_id) AS past
    WHERE past.id = step.id`);
  const first = (...states: ReturnState[]) => sql`(
    SELECT min(created_at) FROM return_history WHERE return_id = r.id AND state = ANY(${states}::text[]))`;
  await database.query(sql`
    UPDATE returns r SET requested_at = ${first('requested')}, decided_at = ${first('approved', 'declined')},
      sent_at = ${first('sent')}, received_at = ${first('received')}, inspected_at = ${first('inspected')}`);
};

/** Marks mails as sent and notifications as read, except those for the vendor's open tasks. */
const markTold = async (database: Database): Promise<void> => {
  await database.query(sql`UPDATE outbox SET done_at = now() WHERE done_at IS NULL AND template ~ '^(return|refund)-'`);
  await database.query(sql`UPDATE refunds SET account_asked_at = now() WHERE needs_account`);
  await database.query(sql`
    UPDATE notifications n SET read_at = now() FROM returns r
    WHERE n.kind = 'return_asked' AND n.payload ->> 'return_no' = r.return_no AND r.state <> 'requested'`);
};

/** One return in each state, by the code of the shop. @param pictures the folder with the public pictures of the demo */
export const returnGoods = async (
  database: Database,
  { files, pictures, now }: { files: FileStore; pictures: string; now: Date },
): Promise<void> => {
  // The seed checks constraints immediately; the credit note check waits until the return is complete.
  await database.query(sql`SET CONSTRAINTS then_credited DEFERRED`);
  const steps = createReturnSteps(database, files, pictures, await receivedLines(database, now));
  const paid = await steps.inspected('damaged', 'One pack was crushed on the way.', {
    restock: 1,
    write_off: 1,
    refused: 0,
  });
  await steps.settle(paid);
  await steps.ask('wrong_item', 'I ordered another size.');
  await steps.sent('not_as_described', 'It looks different from the picture.');
  const kept = await steps.ask('damaged', 'The seal was broken when it came.', true);
  await steps.decline(kept.no, 'Sterile goods that were opened do not come back.');
  const reason = 'The picture shows that it came like this.';
  await steps.overrule(admin, kept.no, { decision: 'keep_goods', lines: [], goodwill: 0, reason });
  await steps.approved('expired', 'It expired last month.');
  await steps.arrived('damaged', 'One of them is broken at the edge.');
  const refused = { restock: 0, write_off: 1, refused: 1 };
  await steps.inspected('not_as_described', 'It is thinner than described.', refused, 'One was used already.');
  const failed = await steps.inspected('wrong_item', 'Another brand came.', { restock: 2, write_off: 0, refused: 0 });
  await steps.settle(failed, 'The bank does not know this account.');
  const declined = await steps.ask('damaged', 'A corner is bent.', true);
  await steps.decline(declined.no, 'The picture shows no damage.');
  await steps.withdraw(await steps.ask('wrong_item', 'Sorry, it is the right one.'));
  const late = await steps.ask('damaged', 'The box was wet.');
  const forgotten = await steps.approved('expired', 'Too old.');
  await steps.letPass(late.no, forgotten.no);
  await dateBack(database);
  await markTold(database);
};
