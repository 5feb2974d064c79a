import type { z } from 'zod';
import type { Database } from '../../../database/database.ts';
import { AppError, invalidField, notFound } from '../../../wire/errors.ts';
import { offsetOf, pageMeta } from '../../../wire/paging.ts';
import { assertUnchangedSince } from '../../../wire/seen.ts';
import type { SessionUser } from '../../../plugins/session.ts';
import { createNotifications } from '../../people/notifications/notifications.ts';
import { createRatings } from './ratings.ts';
import { createReviewRepository, type OwnReview, type ReviewedProduct } from './repository.ts';
import type { ProductReviews, ReviewEdit, ReviewForm } from './schemas.ts';
import { countOf, toReview, toRules, toSummary } from './view.ts';

type Page = z.infer<typeof ProductReviews>;

interface Wanted {
  page: number;
  /** Only reviews with this number of stars. */
  rating?: number;
}

const PAGE_SIZE = 10;
const CUSTOMER = 3;
const FIRST_PAGE: Wanted = { page: 1 };

const assertReviewable = ({ open }: ReviewedProduct) => {
  if (!open) throw new AppError(422, 'review_closed');
};

/** Stars to store; the previous ones if the vendor has disabled stars. */
const starsOf = ({ stars, stars_required }: ReviewedProduct, { rating = null }: ReviewForm, before: number | null) => {
  if (!stars) return before;
  if (stars_required && rating === null) throw invalidField('rating', 'reviews.rating_required');
  return rating;
};

/** Product reviews, subject to the settings of each vendor. */
export const createReviewService = (database: Database) => {
  const reviews = createReviewRepository(database);
  const ratings = createRatings(database);
  const notifications = createNotifications(database);

  const notifyVendor = async ({ id, vendor_id, slug, name, name_ar }: ReviewedProduct, writer: SessionUser) => {
    const review = await reviews.mine(id, writer.id);
    if (!review) throw new Error('The review was not stored.');
    const { name: author, rating } = review;
    await notifications.notifyVendor(vendor_id, 'review_posted', { slug, name, name_arabic: name_ar, author, rating });
  };

  /** The caller's own review unless it is hidden, and whether the caller may post a first one. */
  const readOwn = async (
    product: ReviewedProduct,
    user: SessionUser | null,
  ): Promise<Pick<Page, 'mine' | 'may_write'>> => {
    if (user?.role !== CUSTOMER) return { mine: null, may_write: false };
    const own = await reviews.mine(product.id, user.id);
    if (own) return { mine: own.hidden ? null : toReview(own, product, user.id), may_write: false };
    const mayWrite = product.open && (!product.verified_only || (await reviews.owns(product.id, user.id)));
    return { mine: null, may_write: mayWrite };
  };

  const read = async (product: ReviewedProduct, user: SessionUser | null, { page, rating }: Wanted): Promise<Page> => {
    const counted = await reviews.count(product);
    const total = countOf(counted, rating);
    const rows = total === 0 ? [] : await reviews.list(product.id, rating, PAGE_SIZE, offsetOf(page, PAGE_SIZE));
    return {
      reviews: rows.map((row) => toReview(row, product, user?.id ?? null)),
      meta: pageMeta(page, PAGE_SIZE, total),
      summary: toSummary(counted),
      rules: toRules(product),
      ...(await readOwn(product, user)),
    };
  };

  /** Locks, changes and recounts a customer's review, then returns the first page of the product's reviews. */
  const change = (
    id: number,
    user: SessionUser,
    work: (product: ReviewedProduct, before: OwnReview) => Promise<unknown>,
  ) =>
    database.transaction(async () => {
      const own = await reviews.findOwn(id, user.id);
      const product = own && (await reviews.findSold(own.product_id));
      if (!own || !product) throw notFound();
      if (own.hidden) throw new AppError(422, 'review_hidden');
      await reviews.lock(product.id);
      await work(product, own);
      await ratings.recountProduct(product.id);
      return read(product, user, FIRST_PAGE);
    });

  return {
    /** @throws AppError 404 for a product that is not on sale */
    async page(idOrSlug: string, user: SessionUser | null, wanted: Wanted): Promise<Page> {
      const product = await reviews.find(idOrSlug);
      if (!product) throw notFound();
      return read(product, user, wanted);
    },

    /**
     * Posts a customer's only review of a product.
     * @throws AppError 404 not on sale; 409 already reviewed; 422 reviews disabled, product not bought, or stars
     * missing
     */
    write: (idOrSlug: string, user: SessionUser, form: ReviewForm): Promise<Page> =>
      database.transaction(async () => {
        const product = await reviews.find(idOrSlug);
        if (!product) throw notFound();
        assertReviewable(product);
        await reviews.lock(product.id);
        const verified = await reviews.owns(product.id, user.id);
        if (product.verified_only && !verified) throw new AppError(422, 'review_not_owned');
        const rating = starsOf(product, form, null);
        if (!(await reviews.insert(product.id, user.id, rating, form.review, verified)))
          throw new AppError(409, 'review_exists');
        await ratings.recountProduct(product.id);
        await notifyVendor(product, user);
        return read(product, user, FIRST_PAGE);
      }),

    /**
     * Changes a review. If its text or stars change, the vendor's reply is deleted and the vendor notified.
     * @throws AppError 404 missing or another customer's; 409 changed in the meantime; 422 reviews disabled, review
     * hidden, or stars missing
     */
    edit: (id: number, user: SessionUser, form: ReviewEdit): Promise<Page> =>
      change(id, user, async (product, before) => {
        assertUnchangedSince(before.updated_at, form.updated_at_seen);
        assertReviewable(product);
        const rating = starsOf(product, form, before.rating);
        await reviews.update(id, user.id, rating, form.review);
        const isAsBefore = form.review === before.body && rating === before.rating;
        if (isAsBefore || before.answer === '') return;
        await reviews.dropAnswer(id);
        await notifyVendor(product, user);
      }),

    /** @throws AppError 404 missing or another customer's, 422 hidden */
    remove: (id: number, user: SessionUser): Promise<Page> => change(id, user, () => reviews.remove(id, user.id)),
  };
};
