/** Mark of the shop, 96 px wide. Attached, because mail clients draw no SVG and hide remote pictures at first. */
export const LOGO = {
  filename: 'logo.png',
  cid: 'logo@balsam',
  contentDisposition: 'inline' as const,
  content: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAGAAAABgBAMAAAAQtmoLAAAAMFBMVEVMaXEKbXQLbnQKbXQKbXQLbHUKbXQKbnUKbXQKbnULbnX///9IkpiFt7oq' +
      'gIakycyvSwMBAAAACnRSTlMAykno+RNys5gqKQTkEQAAAAlwSFlzAAALEwAACxMBAJqcGAAAAeBJREFUWMPtmL1OAkEQxwFzCB2J0cKKRGys1HiF' +
      'lBhjuOoUKyvtjJWFlZWVxVUWVHbAyZ37CpL4AD7D+QY+gY1woHvs7nysORvDv57fZb52Z/YKhYV+r/K5JdBo2dlXm+GDFdARwrUC1oXo+Rb2y2Ks' +
      'awsgmACxRU5FKn5mG1Ogxc/pFBhwM3ssZlplArffQMSzr4gf3bGAKwkMOfYlTwJhnddGUvu8NpLqWYXMC3trHiDDrnrzAHmOOkKRy60ys9ploQlv' +
      '8q4OtPlFYJTC4BHuU9cEtO08Qn0yeoT51DUDbX7ViNqVBCDoGBUhoMbrbKk+mdSPZKx3KrGZEN5exhpRQRRhwBzEIww8w0PBDJhHRRMGBlTZVMAY' +
      'dQUDTNfTEgZsG4AzDHgiGkMD+vhY0IEheBjSLko+J8BrIjsqAlsv/XZWI7D9mhgwyAPwMCDMA/j7GKzTGmBADLYGAAzzaL5TDDgkLkoNqBHDQQNM' +
      'I8LxYCD0iemgAhF1eatAP5+71fr2zgShADG5+iiASw5FBaijrwBdMf7O0AW/PBzzruEz9vqssB3fMSwPkW+x5jJW3Q3VfpdYQ53AxqG0evPLOuM9' +
      'ULqR9kec90PBuZidvXCN+7o8uVzZO9i531z8VvhH+gIo8V68DQDr2AAAAABJRU5ErkJggg==',
    'base64',
  ),
};
