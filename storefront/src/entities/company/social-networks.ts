import type { SocialNetwork } from '@balsam/shared-api';
import type { IconShape } from '@balsam/shared-ui';
import {
  facebookIcon,
  instagramIcon,
  linkedinIcon,
  snapchatIcon,
  tiktokIcon,
  twitterXIcon,
  whatsappIcon,
  youtubeIcon,
} from '@balsam/shared-ui';

/** Names of the networks, the same in every language. */
export const SOCIAL_NETWORKS: Record<SocialNetwork, { name: string; icon: IconShape }> = {
  instagram: { name: 'Instagram', icon: instagramIcon },
  x: { name: 'X', icon: twitterXIcon },
  facebook: { name: 'Facebook', icon: facebookIcon },
  linkedin: { name: 'LinkedIn', icon: linkedinIcon },
  youtube: { name: 'YouTube', icon: youtubeIcon },
  tiktok: { name: 'TikTok', icon: tiktokIcon },
  snapchat: { name: 'Snapchat', icon: snapchatIcon },
  whatsapp: { name: 'WhatsApp', icon: whatsappIcon },
};
