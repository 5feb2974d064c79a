import type { IconName } from '@balsam/shared-ui';

interface SocialNetwork {
  name: string;
  icon: IconName;
  /** Where the shop is there. Null: it is not, and the icon is not drawn. */
  href: string | null;
}

/** How to reach the shop. The first of several is the one for everything. */
export const CONTACT = {
  emails: ['care@balsam.test', 'quotes@balsam.test'],
  phones: ['+966 11 555 0100', '+973 1755 0100'],
  /** Latitude and longitude of the office. */
  place: { latitude: 24.6966, longitude: 46.6808 },
} as const;

export const SOCIAL_NETWORKS: readonly SocialNetwork[] = [
  { name: 'Instagram', icon: 'instagram', href: 'https://balsam.test/instagram' },
  { name: 'X', icon: 'twitter-x', href: 'https://balsam.test/x' },
  { name: 'Facebook', icon: 'facebook', href: null },
];

/** A phone number as a link takes it. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;
