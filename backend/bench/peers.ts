/** How the figures against other marketplaces were taken: those are set up by hand, so this command only tells of it. */
export const peers = `Who was measured beside Balsam: Vendure 3.7.3, and Medusa for its product list.

Machine     the same one for all, with two cores; the ratios and the CPU of a request count, not the clock
Database    the same PostgreSQL for all, with fsync
Catalogue   20,500 products in each
Rounds      alternating: ours, theirs and a bare Fastify within one run
Load        32 connections; 8 shoppers for whole purchases

Calls       what it is
  list      a page of 12 products
  product   one product by its slug
  cart      add to cart
  purchase  add to cart, show the cart, check out and place the order, counted as one

Those figures are older than the memory of answers and than this command's two reports. Whoever measures again compares
a peer that answers from its database with what is first asked here; what is asked again stands beside the bare Fastify.`;
