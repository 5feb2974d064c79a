/** Line drawings in two tones: the ground shape uses the subtle primary, the lines the text colour. */
const ART = {
  cart: {
    ground: 'M40 92h84a8 8 0 0 0 0-16H40a8 8 0 0 0 0 16Z',
    lines: 'M34 26h14l12 44h46l12-34H52M66 88a6 6 0 1 0 .1 0M102 88a6 6 0 1 0 .1 0M70 48h32M74 58h22',
  },
  wishlist: {
    ground: 'M80 96a36 36 0 1 0-.1 0Z',
    lines: 'M80 88S44 66 44 46a18 18 0 0 1 36-6 18 18 0 0 1 36 6c0 20-36 42-36 42ZM58 46a6 6 0 0 1 6-6',
  },
  orders: {
    ground: 'M44 104h72a6 6 0 0 0 0-12H44a6 6 0 0 0 0 12Z',
    lines: 'M80 22 44 38v42l36 16 36-16V38L80 22ZM44 38l36 16 36-16M80 54v42M62 30l36 16v12',
  },
  search: {
    ground: 'M74 88a32 32 0 1 0-.1 0Z',
    lines: 'M72 84a28 28 0 1 0-.1 0M92 76l24 24M60 56h24M60 48h14M60 64h18',
  },
  offline: {
    ground: 'M44 88h72a20 20 0 0 0 2-40 30 30 0 0 0-58-6 22 22 0 0 0-16 46Z',
    lines: 'M80 48v20M80 78v.5M58 88H50a20 20 0 0 1 2-40 30 30 0 0 1 57-2 21 21 0 0 1 5 42h-12',
  },
  notFound: {
    ground: 'M80 100a40 40 0 1 0-.1 0Z',
    lines: 'M52 28h40l16 16v50H52V28ZM92 28v16h16M70 62v.5M90 62v.5M70 80a14 14 0 0 1 20 0',
  },
} as const;

export type EmptyIllustrationName = keyof typeof ART;

/** Illustration of an empty state; decorative. */
export function EmptyIllustration({ name }: { name: EmptyIllustrationName }) {
  const { ground, lines } = ART[name];
  return (
    <svg className="empty-art" viewBox="0 0 160 120" width="160" height="120" aria-hidden="true">
      <path className="empty-art-ground" d={ground} />
      <path className="empty-art-lines" d={lines} />
    </svg>
  );
}
