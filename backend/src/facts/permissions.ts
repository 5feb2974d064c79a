/** Permissions of the members of a store. A role is a set of them; an owner has all, also later ones. */
export const VENDOR_PERMISSIONS = [
  'catalogue.read',
  'catalogue.write',
  'orders.read',
  'orders.write',
  'returns.write',
  'messages.write',
  'reviews.write',
  'reports.read',
  'money.read',
  'money.manage',
  'settings.write',
  'team.manage',
] as const;

export type VendorPermission = (typeof VENDOR_PERMISSIONS)[number];

/** Permissions of the members of the platform. */
export const PLATFORM_PERMISSIONS = [
  'vendors.read',
  'vendors.write',
  'catalogue.read',
  'catalogue.write',
  'orders.read',
  'returns.write',
  'messages.read',
  'customers.read',
  'customers.write',
  'money.read',
  'money.manage',
  'marketing.write',
  'content.write',
  'settings.write',
  'areas.read',
  'audit.read',
  'team.manage',
  'privacy.manage',
] as const;

export type PlatformPermission = (typeof PLATFORM_PERMISSIONS)[number];

const without = <Name extends string>(names: readonly Name[], ...left: Name[]) =>
  names.filter((name) => !left.includes(name));

/** Roles that every store and the platform have. */
export const PRESET_ROLES = {
  vendor: {
    owner: VENDOR_PERMISSIONS,
    manager: without(VENDOR_PERMISSIONS, 'team.manage', 'money.manage'),
    catalogue: ['catalogue.read', 'catalogue.write', 'reviews.write'],
    orders: ['catalogue.read', 'orders.read', 'orders.write', 'returns.write', 'messages.write'],
    finance: ['orders.read', 'reports.read', 'money.read'],
    reader: ['catalogue.read', 'orders.read', 'reports.read', 'money.read'],
  },
  platform: {
    owner: PLATFORM_PERMISSIONS,
    operations: [
      ...(['vendors.read', 'vendors.write', 'catalogue.read', 'catalogue.write', 'orders.read'] as const),
      ...(['returns.write', 'messages.read', 'customers.read', 'marketing.write', 'areas.read'] as const),
    ],
    catalogue: ['vendors.read', 'catalogue.read', 'catalogue.write', 'marketing.write'],
    finance: ['vendors.read', 'orders.read', 'money.read', 'money.manage'],
    support: ['orders.read', 'returns.write', 'messages.read', 'customers.read', 'customers.write'],
    content: ['marketing.write', 'content.write'],
    reader: ['vendors.read', 'catalogue.read', 'orders.read', 'customers.read', 'money.read', 'areas.read'],
  },
} as const satisfies {
  vendor: Record<string, readonly VendorPermission[]>;
  platform: Record<string, readonly PlatformPermission[]>;
};
