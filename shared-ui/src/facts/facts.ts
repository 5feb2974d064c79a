/* Generated from the backend's facts by `npm run wire`. */

export const ARABIC_CURRENCY_SIGNS = {
  "SAR": "ر.س",
  "BHD": "د.ب",
  "USD": "دولار"
} as const;

export const CURRENCIES = [
  "SAR",
  "BHD",
  "USD"
] as const;

export const CURRENCY_DIGITS = {
  "SAR": 2,
  "BHD": 3,
  "USD": 2
} as const;

export const DEFAULT_LANG = "en" as const;

export const FALLBACK_CURRENCY = "USD" as const;

export const LANGS = [
  "en",
  "ar"
] as const;

export const LANGUAGES = {
  "en": {
    "name": "English",
    "dir": "ltr",
    "comma": ", "
  },
  "ar": {
    "name": "العربية",
    "dir": "rtl",
    "comma": "، "
  }
} as const;

export const ORDER_STATUSES = {
  "Pending": {
    "code": 1,
    "phase": "preparing",
    "customerMay": "cancel"
  },
  "Confirmed": {
    "code": 2,
    "phase": "preparing",
    "customerMay": "ask"
  },
  "Shipped": {
    "code": 3,
    "phase": "shipping",
    "customerMay": null
  },
  "Completed": {
    "code": 4,
    "phase": "completed",
    "customerMay": null
  },
  "Cancelled": {
    "code": 5,
    "phase": "cancelled",
    "customerMay": null
  },
  "Cancel With Refund": {
    "code": 6,
    "phase": "cancelled",
    "customerMay": null
  }
} as const;

export const ORDER_STEPS = {
  "confirm": {
    "from": [
      "Pending"
    ],
    "to": "Confirmed"
  },
  "ship": {
    "from": [
      "Pending",
      "Confirmed"
    ],
    "to": "Shipped"
  },
  "complete": {
    "from": [
      "Shipped"
    ],
    "to": "Completed"
  }
} as const;

export const PRICE_FIELDS = {
  "SAR": "price_sar",
  "BHD": "price_bhd",
  "USD": "price_usd"
} as const;
