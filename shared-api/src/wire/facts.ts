/* Generated from the backend's facts by `npm run wire`. */

export const ACCENT_CONTRAST = 4.85 as const;

export const ARABIC_CURRENCY_SIGNS = {
  "SAR": "ر.س",
  "BHD": "د.ب",
  "USD": "دولار"
} as const;

export const AUDIENCES = [
  "anyone",
  "professional",
  "rx"
] as const;

export const AUTHORITIES = {
  "SA": "sfda",
  "BH": "nhra"
} as const;

export const CARRIERS = {
  "aramex": {
    "name": "Aramex",
    "name_ar": "أرامكس",
    "tracking_url": "https://www.aramex.com/track/results?ShipmentNumber={tracking_number}"
  },
  "dhl": {
    "name": "DHL",
    "name_ar": "دي إتش إل",
    "tracking_url": "https://www.dhl.com/global-en/home/tracking.html?tracking-id={tracking_number}"
  },
  "fedex": {
    "name": "FedEx",
    "name_ar": "فيديكس",
    "tracking_url": "https://www.fedex.com/fedextrack/?trknbr={tracking_number}"
  },
  "jt": {
    "name": "J&T Express",
    "name_ar": "جيه آند تي إكسبريس",
    "tracking_url": null
  },
  "naqel": {
    "name": "Naqel Express",
    "name_ar": "ناقل إكسبريس",
    "tracking_url": null
  },
  "smsa": {
    "name": "SMSA Express",
    "name_ar": "سمسا إكسبريس",
    "tracking_url": "https://www.smsaexpress.com/trackingdetails?tracknumbers={tracking_number}"
  },
  "spl": {
    "name": "SPL",
    "name_ar": "سبل",
    "tracking_url": null
  },
  "ups": {
    "name": "UPS",
    "name_ar": "يو بي إس",
    "tracking_url": "https://www.ups.com/track?tracknum={tracking_number}"
  }
} as const;

export const CONTENT_LANGS = [
  "en",
  "ar"
] as const;

export const COUNTRY_CODES = [
  "AE",
  "AL",
  "AM",
  "AR",
  "AT",
  "AU",
  "AZ",
  "BA",
  "BD",
  "BE",
  "BG",
  "BH",
  "BR",
  "BY",
  "CA",
  "CH",
  "CL",
  "CN",
  "CO",
  "CR",
  "CU",
  "CY",
  "CZ",
  "DE",
  "DK",
  "DO",
  "DZ",
  "EC",
  "EE",
  "EG",
  "ES",
  "ET",
  "FI",
  "FR",
  "GB",
  "GE",
  "GH",
  "GR",
  "GT",
  "HK",
  "HN",
  "HR",
  "HU",
  "ID",
  "IE",
  "IN",
  "IQ",
  "IR",
  "IS",
  "IT",
  "JO",
  "JP",
  "KE",
  "KG",
  "KH",
  "KR",
  "KW",
  "KZ",
  "LB",
  "LI",
  "LK",
  "LT",
  "LU",
  "LV",
  "LY",
  "MA",
  "MC",
  "MD",
  "ME",
  "MK",
  "MM",
  "MO",
  "MT",
  "MU",
  "MX",
  "MY",
  "NG",
  "NL",
  "NO",
  "NP",
  "NZ",
  "OM",
  "PA",
  "PE",
  "PH",
  "PK",
  "PL",
  "PR",
  "PS",
  "PT",
  "PY",
  "QA",
  "RO",
  "RS",
  "RU",
  "SA",
  "SD",
  "SE",
  "SG",
  "SI",
  "SK",
  "SM",
  "SN",
  "SV",
  "SY",
  "TH",
  "TN",
  "TR",
  "TW",
  "TZ",
  "UA",
  "UG",
  "US",
  "UY",
  "UZ",
  "VE",
  "VN",
  "YE",
  "ZA"
] as const;

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

export const CURRENCY_HOMES = {
  "SAR": "SA",
  "BHD": "BH",
  "USD": null
} as const;

export const DEFAULT_LANG = "en" as const;

export const EMAIL_ADDRESS = "^(?:[a-z0-9_'+-]+\\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\\.)+(?:[a-z]{2,}|xn--[a-z0-9-]{2,59})$" as const;

export const FALLBACK_CURRENCY = "USD" as const;

export const FAULT_REASONS = [
  "damaged",
  "wrong_item",
  "not_as_described",
  "expired",
  "recalled",
  "not_received"
] as const;

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

export const LICENCE_ACTIVITIES = [
  "",
  "manufacturer",
  "representative",
  "importer",
  "distributor"
] as const;

export const LIMITS = {
  "price": 1000000,
  "amount": 1000000,
  "stock": 1000000,
  "quantity": 9999,
  "quickOrderLines": 100,
  "cartLines": 500,
  "wishes": 500,
  "addresses": 50,
  "bulkRows": 200,
  "pictureBytes": 5242880,
  "documentBytes": 5242880,
  "product": {
    "pictures": 12,
    "variants": 60,
    "tags": 20,
    "related": 20
  },
  "coupon": {
    "uses": 1000000,
    "usesPerCustomer": 1000
  },
  "handlingDays": 60,
  "returnDays": 365,
  "return": {
    "lines": 60,
    "picturesOfLine": 5,
    "pictures": 60,
    "bytes": 33554432
  },
  "message": {
    "length": 2000,
    "files": 4,
    "bytes": 20971520,
    "perMinute": 6,
    "perDay": 60,
    "days": 90
  },
  "firstAnswersShown": 10,
  "preparedAnswers": 20,
  "newsletterPercent": 90,
  "reportDays": 1098,
  "password": {
    "registered": 6,
    "changed": 8
  }
} as const;

export const LOW_STOCK = 5 as const;

export const NHRA_CLASSES = [
  "I",
  "IIa",
  "IIb",
  "III",
  "A",
  "B",
  "C",
  "D"
] as const;

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

export const PAYMENT_METHODS = {
  "cash": {
    "means": "cash on delivery",
    "onDelivery": true,
    "setting": "cod_enabled"
  },
  "card": {
    "means": "a card, on the page of the payment provider",
    "onDelivery": false,
    "setting": null
  }
} as const;

export const PHONE_NUMBER = "^(?=.*\\d)[\\d +()-]{6,}$" as const;

export const PLATFORM_PERMISSIONS = [
  "vendors.read",
  "vendors.write",
  "catalogue.read",
  "catalogue.write",
  "orders.read",
  "returns.write",
  "messages.read",
  "customers.read",
  "customers.write",
  "money.read",
  "money.manage",
  "marketing.write",
  "content.write",
  "settings.write",
  "areas.read",
  "audit.read",
  "team.manage",
  "privacy.manage"
] as const;

export const POSTAL_CODES = {
  "US": "^\\d{5}(-\\d{4})?$",
  "CA": "^[A-Z]\\d[A-Z][ -]?\\d[A-Z]\\d$",
  "GB": "^[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}$",
  "AU": "^\\d{4}$",
  "IN": "^\\d{6}$",
  "DE": "^\\d{5}$",
  "FR": "^\\d{5}$",
  "IT": "^\\d{5}$",
  "ES": "^\\d{5}$",
  "SA": "^\\d{5}$",
  "PK": "^\\d{5}$"
} as const;

export const PRICE_FIELDS = {
  "SAR": "price_sar",
  "BHD": "price_bhd",
  "USD": "price_usd"
} as const;

export const PRODUCT_KINDS = [
  "device",
  "ivd",
  "medicine",
  "supplement",
  "cosmetic",
  "general"
] as const;

export const RECALL_TARGETS = {
  "I": 100,
  "II": 80,
  "III": 50
} as const;

export const REPORT_REASONS = [
  "unsafe",
  "recalled",
  "expired",
  "counterfeit",
  "prohibited",
  "wrong_information",
  "conduct",
  "other"
] as const;

export const RETURN_CLASSES = [
  "open",
  "sealed",
  "cold_chain",
  "final"
] as const;

export const RETURN_DAYS = {
  "least": 7,
  "most": 365,
  "usual": 30
} as const;

export const RETURN_REASONS = [
  "changed_mind",
  "too_many",
  "wrong_size",
  "damaged",
  "wrong_item",
  "not_as_described",
  "expired",
  "recalled",
  "not_received"
] as const;

export const RETURN_STATES = [
  "requested",
  "approved",
  "sent",
  "received",
  "inspected",
  "declined",
  "withdrawn",
  "expired"
] as const;

export const SALE_LIMITS = {
  "quantity": 9999,
  "days": 365,
  "usualDays": 30,
  "age": 99
} as const;

export const SFDA_CLASSES = [
  "A",
  "As",
  "Am",
  "Ar",
  "B",
  "C",
  "D"
] as const;

export const SHELF_LIFE_DAYS = {
  "least": 0,
  "most": 1095,
  "usual": 30
} as const;

export const STANDARD_ACCENT = "#0b6e75" as const;

export const STORE_POSTAL_CODES = {
  "US": "^\\d{5}(-?\\d{4})?$",
  "CA": "^[A-Z]\\d[A-Z][ -]?\\d[A-Z]\\d$",
  "GB": "^[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}$",
  "AU": "^\\d{4}$",
  "IN": "^\\d{6}$",
  "DE": "^\\d{5}$",
  "FR": "^\\d{5}$",
  "IT": "^\\d{5}$",
  "ES": "^\\d{5}$",
  "SA": "^\\d{5}$",
  "PK": "^\\d{5}$",
  "IQ": "^\\d{5}$",
  "JO": "^\\d{5}$",
  "KW": "^\\d{5}$",
  "YE": "^\\d{5}$",
  "BH": "^\\d{3,4}$",
  "LB": "^\\d{4}( ?\\d{4})?$",
  "OM": "^\\d{3}$",
  "PS": "^\\d{3}$",
  "SY": "^\\d{4,5}$",
  "IR": "^\\d{10}$",
  "IL": "^\\d{5,7}$",
  "AE": "^",
  "QA": "^"
} as const;

export const TRACKING_NUMBER = "{tracking_number}" as const;

export const UNNAMED_SHOP = {
  "en": "Our shop",
  "ar": "متجرنا"
} as const;

export const VAT_CLASSES = [
  "standard",
  "zero_medicine",
  "zero_device"
] as const;

export const VAT_COUNTRIES = {
  "SA": {
    "number": "^3\\d{13}3$",
    "regimes": [
      "registered",
      "deemed"
    ],
    "unverified": "deemed"
  },
  "BH": {
    "number": "^\\d{15}$",
    "regimes": [
      "registered",
      "unregistered"
    ],
    "unverified": "unregistered"
  }
} as const;

export const VAT_REGIMES = [
  "registered",
  "deemed",
  "unregistered"
] as const;

export const VENDOR_PERMISSIONS = [
  "catalogue.read",
  "catalogue.write",
  "orders.read",
  "orders.write",
  "returns.write",
  "messages.write",
  "reviews.write",
  "reports.read",
  "money.read",
  "money.manage",
  "settings.write",
  "team.manage"
] as const;
