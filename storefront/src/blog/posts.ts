/** A post of the blog. Its words are `blog.posts.<key>`: a title, a summary and the sections named here. */
export interface Post {
  slug: string;
  key: 'maskSize' | 'thermometer' | 'gloves' | 'supplements';
  /** The day it was published, ISO 8601. */
  date: string;
  sections: readonly string[];
}

/** The newest first. */
export const POSTS: readonly Post[] = [
  {
    slug: 'how-to-choose-a-mask-size',
    key: 'maskSize',
    date: '2026-11-12',
    sections: ['measure', 'fit', 'children', 'beard', 'box'],
  },
  {
    slug: 'how-to-read-a-thermometer',
    key: 'thermometer',
    date: '2026-10-20',
    sections: ['kinds', 'before', 'reading', 'repeat', 'care'],
  },
  {
    slug: 'nitrile-latex-or-vinyl-gloves',
    key: 'gloves',
    date: '2026-09-15',
    sections: ['nitrile', 'latex', 'vinyl', 'size', 'label'],
  },
  {
    slug: 'how-to-store-supplements',
    key: 'supplements',
    date: '2026-08-30',
    sections: ['place', 'heat', 'packaging', 'dates', 'away'],
  },
];

export const findPost = (slug: string | undefined): Post | undefined => POSTS.find((post) => post.slug === slug);
