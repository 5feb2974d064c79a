import type { FastifyInstance } from 'fastify';
import { shopDay } from '../../../calendar/working-days.ts';
import { isFault } from '../../../facts/returns.ts';
import type { UploadedFile } from '../../../files/uploaded-file.ts';
import { randomDigits } from '../../../runtime/public-id.ts';
import { AppError, invalidField, notFound, type FieldMessage } from '../../../wire/errors.ts';
import { createMemberRepository } from '../../people/team/member-repository.ts';
import { createNotifications } from '../../people/notifications/notifications.ts';
import { decideBy, receiveBy } from './deadlines.ts';
import { MOST_PICTURES, type NewReturn } from './forms.ts';
import { readRefundWay } from './refund-way.ts';
import { createReturnMail } from './return-mail.ts';
import { createReturnRepository, type LockedReturn, type SubOrderItem } from './repository.ts';
import { refusalOf, shippingPayer } from './rules.ts';

const NUMBER_LENGTH = 8;

type WishedLine = NewReturn['lines'][number];

const lacksPicture = ({ reason, pictures }: WishedLine) =>
  isFault(reason) && reason !== 'not_received' && pictures.length === 0;

/** Customers' actions: requesting, sending and withdrawing a return. */
export const createReturnRequests = (app: Pick<FastifyInstance, 'database' | 'files' | 'outbox'>) => {
  const { database, files, outbox } = app;
  const returns = createReturnRepository(database);
  const admins = createMemberRepository(database);
  const mail = createReturnMail(outbox);
  const notifications = createNotifications(database);

  /** @throws AppError 404 for a line of another order, 422 by line */
  const check = (lines: readonly WishedLine[], items: readonly SubOrderItem[]): void => {
    const today = shopDay(new Date());
    const errors = new Map<string, FieldMessage[]>();
    lines.forEach((line, index) => {
      const item = items.find(({ id }) => id === line.order_product_id);
      if (!item) throw notFound();
      const refusal = refusalOf(item, line, today);
      if (refusal) errors.set(`lines.${index}.quantity`, [refusal]);
      else if (lacksPicture(line)) errors.set(`lines.${index}.pictures`, ['returns.picture_required']);
    });
    if (errors.size > 0) throw new AppError(422, 'validation', { fields: Object.fromEntries(errors) });
  };

  /**
   * An account is asked for later if the card refund fails in the end.
   * @throws AppError 422 if only a transfer is possible
   */
  const assertPayable = async (partId: number, { refund_account: account }: NewReturn): Promise<void> => {
    if (account || (await readRefundWay(database, partId)) === 'card') return;
    throw invalidField('refund_account.iban', 'returns.iban_invalid');
  };

  /** Stores pictures, and deletes them if `work` fails. */
  const withPictures = async <Result>(
    userId: number,
    pictures: readonly { field: string; file: UploadedFile }[],
    work: (fileIds: number[]) => Promise<Result>,
  ): Promise<Result> => {
    const stored: number[] = [];
    for (const { file, field } of pictures) await files.assertPicture(file, field);
    try {
      // Sequential, because the image decoder has little capacity.
      for (const { file, field } of pictures) stored.push((await files.savePrivatePicture(file, field, userId)).id);
      return await work(stored);
    } catch (error) {
      for (const id of stored) await files.remove(id);
      throw error;
    }
  };

  const attach = async (lineIds: readonly number[], fileIds: readonly number[]) => {
    for (const [index, fileId] of fileIds.entries()) await returns.addFile(lineIds[index] ?? 0, fileId);
  };

  /** @throws AppError 404 */
  const lock = async (userId: number, returnNo: string): Promise<LockedReturn> => {
    const row = await returns.lock({ userId }, returnNo);
    if (!row) throw notFound();
    return row;
  };

  /** @throws AppError 404, 409 once the vendor has decided */
  const undecided = async (userId: number, returnNo: string): Promise<LockedReturn> => {
    const row = await lock(userId, returnNo);
    if (row.state !== 'requested') throw new AppError(409, 'return_decided');
    return row;
  };

  /** If the vendor is gone, admins decide instead and are notified immediately. */
  const notifySeller = async (row: LockedReturn): Promise<void> => {
    if (row.is_vendor_gone) return mail.toAdmins(row, await admins.recipients('orders.read'));
    await mail.toVendor(row, 'return-asked-of-vendor');
    await notifications.notifyVendor(row.vendor_id, 'return_asked', {
      ...{ return_no: row.return_no, order_sub_no: row.order_sub_no, customer: row.customer_name },
    });
  };

  const write = async (userId: number, partId: number, form: NewReturn, fileIds: number[]): Promise<string> => {
    const returnNo = `RET-${randomDigits(NUMBER_LENGTH)}`;
    const { lines, refund_account: account } = form;
    const id = await returns.insert(partId, returnNo, { shipping: shippingPayer(lines), account, dueAt: decideBy() });
    const lineIds = await returns.insertLines(
      id,
      lines.map(({ order_product_id, quantity, reason, opened, note }) => ({
        ...{ order_item_id: order_product_id, quantity, reason, opened, note },
      })),
    );
    await attach(
      lines.flatMap(({ pictures }, index) => pictures.map(() => lineIds[index] ?? 0)),
      fileIds,
    );
    await returns.record(id, 'requested', '', { id: userId, role: 3 });
    const row = await lock(userId, returnNo);
    await mail.toCustomer(row, 'return-asked');
    await notifySeller(row);
    return returnNo;
  };

  return {
    /**
     * Requests a return.
     * @returns the return number
     * @throws AppError 404 for an order or line of someone else, 422 by line
     */
    async ask(userId: number, partId: number, form: NewReturn): Promise<string> {
      // Reports other errors before any picture is stored.
      check(form.lines, await returns.items((await returns.lockPart(userId, partId))?.id ?? 0));
      await assertPayable(partId, form);
      const pictures = form.lines.flatMap(({ pictures: files }, line) =>
        files.map((file, index) => ({ file, field: `lines.${line}.pictures.${index}` })),
      );
      return withPictures(userId, pictures, (fileIds) =>
        database.transaction(async () => {
          if (!(await returns.lockPart(userId, partId))) throw notFound();
          check(form.lines, await returns.items(partId));
          return write(userId, partId, form, fileIds);
        }),
      );
    },

    /**
     * Rejects pictures before they are uploaded.
     * @throws AppError 404, 409 once the vendor has decided
     */
    assertUndecided: (userId: number, returnNo: string) => database.transaction(() => undecided(userId, returnNo)),

    /**
     * Adds pictures to a line, until the vendor has decided.
     * @throws AppError 404, 409, 422
     */
    async addPictures(userId: number, returnNo: string, lineId: number, pictures: readonly UploadedFile[]) {
      if (pictures.length === 0) throw invalidField('pictures', 'returns.picture_required');
      const assertRoom = async () => {
        const row = await undecided(userId, returnNo);
        const lines = await returns.lines(row.id);
        if (!lines.some(({ id }) => id === lineId)) throw notFound();
        if ((await returns.countFiles(lineId)) + pictures.length > MOST_PICTURES)
          throw invalidField('pictures', { key: 'returns.pictures_full', params: { limit: MOST_PICTURES } });
      };
      // Checked before the pictures are decoded, and again under the lock that stores them.
      await database.transaction(assertRoom);
      const named = pictures.map((file, index) => ({ file, field: `pictures.${index}` }));
      await withPictures(userId, named, (fileIds) =>
        database.transaction(async () => {
          await assertRoom();
          const lineIds = fileIds.map(() => lineId);
          await attach(lineIds, fileIds);
        }),
      );
    },

    /**
     * Marks a return as sent. Idempotent.
     * @throws AppError 404, 409 unless approved
     */
    send: (userId: number, returnNo: string, note: string): Promise<void> =>
      database.transaction(async () => {
        const row = await lock(userId, returnNo);
        if (row.state === 'sent') return;
        if (row.state !== 'approved') throw new AppError(409, 'return_decided');
        await returns.change(row.id, { state: 'sent', due_at: receiveBy(), moment: 'sent_at' });
        await returns.record(row.id, 'sent', note, { id: userId, role: 3 });
      }),

    /**
     * Withdraws a return.
     * @throws AppError 404, 409 once sent, declined or completed
     */
    withdraw: (userId: number, returnNo: string): Promise<void> =>
      database.transaction(async () => {
        const row = await lock(userId, returnNo);
        if (row.state !== 'requested' && row.state !== 'approved') throw new AppError(409, 'return_decided');
        await returns.change(row.id, { state: 'withdrawn', due_at: null, moment: null });
        await returns.record(row.id, 'withdrawn', '', { id: userId, role: 3 });
      }),
  };
};
