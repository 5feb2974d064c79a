import { COMPLETED } from '../../../src/facts/order-statuses.ts';
import type { Rating } from '../catalogue-rows/catalogue-rows.ts';
import type { Bilingual } from '../bilingual.ts';
import { dayMs, daysBefore, hoursAfter } from '../moments.ts';
import type { DemoCustomer } from '../people/build-people.ts';
import { firstCustomerId } from '../people-rows/people-rows.ts';
import type { Random } from '../random.ts';
import type { DemoOrder, DemoSubOrder } from './demo-order.ts';
import { moderated, type Moderation } from './moderation.ts';
import { replyTo, type ReviewReply } from './review-replies.ts';
import { complaints, praise, reservations } from './review-texts.ts';

interface WrittenReview extends ReviewReply {
  product_id: number;
  user_id: number;
  rating: number;
  body: string;
  created_at: string;
  updated_at: string;
}

type ReviewRow = WrittenReview & Moderation;

const ratings = [5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 2, 1];
const shareWritten = 0.55;
/** Days in which the demo customer has reviewed nothing. */
const lately = 60;

function textsFor(categorySlug: string, rating: number): readonly Bilingual[] {
  if (rating >= 4) return praise[categorySlug] ?? reservations;
  return rating === 3 ? reservations : complaints;
}

const completedAt = ({ status, steps }: DemoSubOrder) => (status === COMPLETED ? steps.at(-1)?.at : undefined);

/** Time of a review: up to 20 days after delivery, but before `now`. */
function reviewMoment(arrival: string, now: Date, random: Random): string {
  const days = Math.min(random.int(2, 20), ((now.getTime() - Date.parse(arrival)) / dayMs) * 0.8);
  return hoursAfter(arrival, days * 24);
}

const reviewKey = (productId: number, customerId: number) => `${productId}/${customerId}`;

/** Recent purchases of the demo customer, which users of the demo can review. */
const leftToReview = (orders: readonly DemoOrder[], now: Date): string[] =>
  orders
    .filter(({ customer, placedAt }) => customer.id === firstCustomerId && placedAt > daysBefore(now, lately))
    .flatMap(({ customer, parts }) =>
      parts.flatMap(({ lines }) => lines.map(({ product }) => reviewKey(product.id, customer.id))),
    );

/** Reviews by customers whose order holds the product and is completed; a person reviews a product once. */
export function buildReviews(orders: readonly DemoOrder[], now: Date, random: Random): ReviewRow[] {
  const done = new Set(leftToReview(orders, now));
  const usedTexts = new Set<string>();

  const write = ({ id, lang }: DemoCustomer, productId: number, category: string, arrival: string): WrittenReview[] => {
    const key = reviewKey(productId, id);
    if (done.has(key) || !random.chance(shareWritten)) return [];
    const rating = random.pick(ratings);
    const fresh = textsFor(category, rating)
      .map((text) => text[lang === 'ar' ? 1 : 0])
      .filter((text) => !usedTexts.has(`${productId}/${text}`));
    if (fresh.length === 0) return [];
    const body = random.pick(fresh);
    done.add(key);
    usedTexts.add(`${productId}/${body}`);
    const at = reviewMoment(arrival, now, random);
    const answer = replyTo(rating, lang, at, now, random);
    return [{ product_id: productId, user_id: id, rating, body, created_at: at, updated_at: at, ...answer }];
  };

  const written = orders
    .flatMap(({ customer, parts }) =>
      parts.flatMap((part) => {
        const arrival = completedAt(part);
        if (!arrival) return [];
        return part.lines.flatMap(({ product }) => write(customer, product.id, product.category.slug, arrival));
      }),
    )
    .sort((left, right) => left.created_at.localeCompare(right.created_at));
  return moderated(written, now);
}

/** Average (two decimals) and number of the reviews of each product that are shown. */
export function ratingsByProduct(reviews: readonly ReviewRow[]): Map<number, Rating> {
  const stars = new Map<number, number[]>();
  const shown = reviews.filter(({ hidden_at }) => hidden_at === null);
  for (const { product_id, rating } of shown) stars.set(product_id, [...(stars.get(product_id) ?? []), rating]);
  return new Map(
    [...stars].map(([productId, given]) => {
      const average = given.reduce((sum, rating) => sum + rating, 0) / given.length;
      return [productId, { average: Math.round(average * 100) / 100, count: given.length }];
    }),
  );
}
