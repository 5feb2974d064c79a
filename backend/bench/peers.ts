/** Method of the comparison with other marketplaces, which are set up by hand. */
export const peers = `Measured next to Balsam: Vendure 3.7.3, and Medusa for its product list.

Machine     the same for all, with two cores; compare ratios and CPU per request, not times
Database    the same PostgreSQL for all, with fsync
Catalogue   20,500 products in each
Rounds      alternating: Balsam, the other one and a bare Fastify in each run
Load        32 connections; 8 shoppers for whole purchases

Calls
  list      a page of 12 products
  product   one product by its slug
  cart      add to cart
  purchase  add to cart, show the cart, check out and place the order, counted as one

Those figures are older than the response cache. To measure again, compare a peer that reads its database with the cases
"first request" here, and the cases "repeated" with the bare Fastify.`;
