import { z } from 'zod';
import type { Template } from './template.ts';

const PersonMail = z.object({ firstname: z.string() });
const BlockedMail = PersonMail.extend({ reason: z.string() });
const RejectionMail = PersonMail.extend({ remarks: z.string() });
const TaxMail = RejectionMail.extend({ vat_number: z.string() });
const TokenMail = z.object({ token: z.string() });
const TeamMail = PersonMail.extend({ team: z.string(), role: z.string() });
/** `is_person`: the recipient is the new owner. */
const OwnerMail = PersonMail.extend({
  ...{ team: z.string(), person: z.string(), email: z.string() },
  is_person: z.boolean().default(false),
});
const InvitationMail = TeamMail.extend({ inviter: z.string(), token: z.string() });
const PlaceMail = PersonMail.extend({ network: z.string(), device: z.string() });
const FactorMail = PersonMail.extend({ factor: z.string() });
const CodesMail = PersonMail.extend({ codes_left: z.number() });
/** Mails queued by older versions have no address. */
const ResetMail = TokenMail.extend({ email: z.string().optional() });

/** A greeting by name, a text and a link. */
const leadTo =
  (path: string): Template =>
  (payload, t) => {
    const { firstname } = PersonMail.parse(payload);
    return {
      subject: t('subject'),
      paragraphs: [t('text', { firstname }), t('more')],
      link: { label: t('link'), path },
    };
  };

/** News about a second factor, with a link for those who did not cause it. */
const factorNews: Template = (payload, t) => {
  const params = FactorMail.parse(payload);
  return {
    subject: t('subject', params),
    paragraphs: [t('text', params), t('more')],
    link: { label: t('link'), path: '/forgot-password' },
  };
};

const signInNewPlace: Template = (payload, t) => {
  const { firstname, network, device } = PlaceMail.parse(payload);
  return {
    subject: t('subject'),
    paragraphs: [
      t('text', { firstname }),
      t('place', { place: [network, device].filter(Boolean).join(' · ') }),
      t('more'),
    ],
    link: { label: t('link'), path: '/forgot-password' },
  };
};

const recoveryCodeUsed: Template = (payload, t) => {
  const { firstname, codes_left: count } = CodesMail.parse(payload);
  return {
    subject: t('subject'),
    paragraphs: [t('text', { firstname }), t('left', { count }), t('more')],
    link: { label: t('link'), path: '/forgot-password' },
  };
};

const vendorReceived: Template = (payload, t) => {
  const { firstname } = PersonMail.parse(payload);
  return { subject: t('subject'), paragraphs: [t('text', { firstname }), t('more')] };
};

const vendorRejected: Template = (payload, t) => {
  const { firstname, remarks } = RejectionMail.parse(payload);
  const noted = remarks === '' ? [] : [t('remarks', { remarks })];
  return { subject: t('subject'), paragraphs: [t('text', { firstname }), ...noted] };
};

/** @param isVerified false: the VAT number was rejected, and the mail says why */
const taxDecided =
  (isVerified: boolean): Template =>
  (payload, t) => {
    const { firstname, vat_number, remarks } = TaxMail.parse(payload);
    const number = isVerified && vat_number !== '' ? [t('number', { vat_number })] : [];
    const noted = remarks === '' ? [] : [t('remarks', { remarks })];
    return {
      subject: t('subject'),
      paragraphs: [t('text', { firstname, vat_number }), ...number, ...noted, t('more')],
      link: { label: t('link'), path: '/vendor/settings?tab=tax' },
    };
  };

const accountBlocked: Template = (payload, t) => {
  const { firstname, reason } = BlockedMail.parse(payload);
  return {
    subject: t('subject'),
    paragraphs: [t('text', { firstname }), t('reason', { reason }), t('more')],
    link: { label: t('link'), path: '/contact-us' },
  };
};

const accountUnblocked: Template = (payload, t) => {
  const { firstname } = PersonMail.parse(payload);
  return {
    subject: t('subject'),
    paragraphs: [t('text', { firstname })],
    link: { label: t('link'), path: '/login' },
  };
};

const invitation =
  (area: 'admin' | 'vendor'): Template =>
  (payload, t) => {
    const { token, ...names } = InvitationMail.parse(payload);
    return {
      subject: t('subject', names),
      paragraphs: [t('text', names), t('more')],
      // The fragment is never sent to a server, so it appears in no log.
      link: { label: t('link'), path: `/${area}/invitation#${encodeURIComponent(token)}` },
      isForStaff: true,
    };
  };

/** `team`: name of the store; empty for the platform. */
const teamNews: Template = (payload, t) => {
  const names = TeamMail.parse(payload);
  return {
    subject: t('subject'),
    paragraphs: [t(names.team === '' ? 'text_platform' : 'text_vendor', names)],
    isForStaff: true,
  };
};

/** @param readers those who can open the team of the store and do something there */
const ownerChange =
  (readers: 'owners' | 'everyone' | 'no one'): Template =>
  (payload, t) => {
    const { is_person: isPerson, ...names } = OwnerMail.parse(payload);
    const canAct = readers === 'everyone' || (readers === 'owners' && !isPerson);
    return {
      subject: t('subject', names),
      paragraphs: [t('text', names), ...(canAct ? [t('more')] : [])],
      ...(canAct ? { link: { label: t('link'), path: '/vendor/team' } } : {}),
      isForStaff: true,
    };
  };

const passwordReset: Template = (payload, t) => {
  const { token, email } = ResetMail.parse(payload);
  const query = email === undefined ? '' : `?email=${encodeURIComponent(email)}`;
  return {
    subject: t('subject'),
    paragraphs: [t('text'), t('more')],
    link: { label: t('link'), path: `/reset-password/${encodeURIComponent(token)}${query}` },
  };
};

/** Mails about accounts. */
export const accountTemplates: Record<string, Template> = {
  welcome: leadTo('/shop'),
  'registration-taken': leadTo('/forgot-password'),
  'sign-in-warning': leadTo('/forgot-password'),
  'vendor-received': vendorReceived,
  'vendor-approved': leadTo('/vendor'),
  'vendor-rejected': vendorRejected,
  'vendor-stopped': leadTo('/contact-us'),
  'tax-verified': taxDecided(true),
  'tax-rejected': taxDecided(false),
  'account-blocked': accountBlocked,
  'account-unblocked': accountUnblocked,
  'admin-invitation': invitation('admin'),
  'team-invitation': invitation('vendor'),
  'team-role-changed': teamNews,
  'team-removed': teamNews,
  'owner-change-announced': ownerChange('owners'),
  'owner-change-stopped': ownerChange('no one'),
  'owner-change-done': ownerChange('everyone'),
  'password-reset': passwordReset,
  'factor-added': factorNews,
  'factors-reset': leadTo('/login'),
  'factors-reset-announced': leadTo('/login'),
  'factor-removed': factorNews,
  'passkey-refused': factorNews,
  'sign-in-new-place': signInNewPlace,
  'recovery-code-used': recoveryCodeUsed,
};
