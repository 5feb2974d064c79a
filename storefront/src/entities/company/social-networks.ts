import type { SocialNetwork } from '@balsam/shared-api';
import type { IconName } from '@balsam/shared-ui';

/** What the networks call themselves, which is the same in every language. */
export const SOCIAL_NETWORKS: Record<SocialNetwork, { name: string; icon: IconName }> = {
  instagram: { name: 'Instagram', icon: 'instagram' },
  x: { name: 'X', icon: 'twitter-x' },
  facebook: { name: 'Facebook', icon: 'facebook' },
  linkedin: { name: 'LinkedIn', icon: 'linkedin' },
  youtube: { name: 'YouTube', icon: 'youtube' },
  tiktok: { name: 'TikTok', icon: 'tiktok' },
  snapchat: { name: 'Snapchat', icon: 'snapchat' },
  whatsapp: { name: 'WhatsApp', icon: 'whatsapp' },
};
