import type { PlatformSettings, SocialLink, SocialNetwork } from '@balsam/shared-api';
import { object, string } from 'yup';
import { textKey } from '../../locales/texts.ts';

/** Networks in the shop's display order. */
export const NETWORKS = [
  'instagram',
  'x',
  'facebook',
  'linkedin',
  'youtube',
  'tiktok',
  'snapchat',
  'whatsapp',
] as const satisfies readonly SocialNetwork[];

const isSecureLink = (text: string) => text === '' || (URL.canParse(text) && new URL(text).protocol === 'https:');

const link = string()
  .trim()
  .max(300, textKey('settings.social.error'))
  .test('link', textKey('settings.social.error'), (text = '') => isSecureLink(text));

const ofEach = <Value>(make: (network: SocialNetwork) => Value) =>
  Object.fromEntries(NETWORKS.map((network) => [network, make(network)]));

export const socialSchema = object({ links: object(ofEach(() => link)) });

/** Form values of the social links; empty where there is no profile. */
export const toSocialValues = ({ social }: PlatformSettings): { links: Record<string, string> } => ({
  links: ofEach((network) => social.find((one) => one.network === network)?.url ?? ''),
});

export const toSocial = ({ links }: ReturnType<typeof toSocialValues>): { social: SocialLink[] } => ({
  social: NETWORKS.flatMap((network) => {
    const url = links[network]?.trim() ?? '';
    return url === '' ? [] : [{ network, url }];
  }),
});
