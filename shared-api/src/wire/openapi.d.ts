/* Generated from the backend's OpenAPI document by `npm run wire`. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AcceptInvitationRequest: {
            /**
             * @description Token from the link
             * @example Zx3v9Qk1w8r2T6y4U0pLmNsB
             */
            token: string;
            /**
             * @description The password of the account; for a new account at least 8 characters, no common password
             * @example seven lilies 29
             */
            password: string;
            /**
             * @description Required of an account with a second factor
             * @example {
             *       "challenge_id": "5f0c2a3e-8a1d-4a52-9d3b-6f1f0a7b2c11",
             *       "code": "048213"
             *     }
             */
            second_step?: {
                /**
                 * Format: uuid
                 * @description `challenge_id` of the error `second_factor_required`
                 */
                challenge_id: string;
                /**
                 * @description The six digits of the authenticator app
                 * @example 048213
                 */
                code?: string;
                /**
                 * @description A recovery code that was not used before
                 * @example 7K3MZ-0QX4T
                 */
                recovery_code?: string;
                passkey?: components["schemas"]["PasskeyAnswer"];
            };
        };
        AddPasskeyRequest: {
            /**
             * Format: uuid
             * @description `challenge_id` of the options
             */
            challenge_id: string;
            passkey: components["schemas"]["NewPasskeyAnswer"];
            /**
             * @description English name
             * @example Nitrile gloves
             */
            name: string;
        };
        AddToCartRequest: {
            /**
             * @description Id of a product
             * @example 12
             */
            product_id: number | string;
            /**
             * @description Id of the variant; null for the product itself
             * @example null
             */
            variant_id?: "" | (number | string) | null;
            /**
             * @description Quantity to add; together with the quantity in the cart at most the stock
             * @example 2
             */
            quantity: number | string;
        };
        /** @description A default address. type: 0 billing, 1 shipping */
        Address: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description 0 billing, 1 shipping */
            type: 0 | 1;
            /**
             * @description Id of `country`, for the form
             * @example 1
             */
            country_id: number | null;
            /**
             * @description Id of `state`, for the form
             * @example 1
             */
            state_id: number | null;
            /**
             * @description Id of `city`, for the form
             * @example 1
             */
            city_id: number | null;
            /** @description Null if no country was chosen */
            country: components["schemas"]["Country"] | null;
            /** @description Null if no state was chosen */
            state: components["schemas"]["State"] | null;
            /** @description Null if no city was chosen */
            city: components["schemas"]["City"] | null;
            /**
             * @description Street and house
             * @example 12 Palm Street
             */
            address_1: string;
            /**
             * @description Further details of the address; may be empty
             * @example Second floor
             */
            address_2: string;
            /**
             * @description Postal code in the format of its country (Saudi Arabia: 5 digits); may be empty
             * @example 12345
             */
            postal_code: string;
            /**
             * @description Phone number as entered, with digits 0-9
             * @example +966 50 123 4567
             */
            phone_number: string;
            /**
             * @description Short code of the Saudi national address; may be empty
             * @example RRRD2929
             */
            national_address: string;
            /**
             * @description Time of the last change
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
        };
        /** @description An attribute as admins edit it */
        AdminAttribute: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Key of the attribute; never changes */
            code: string;
            kind: components["schemas"]["AttributeKind"];
            /**
             * @description English name
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Arabic name; if empty, the English one is shown
             * @example قفازات نتريل
             */
            name_arabic: string;
            /** @description English help for the vendor; may be empty */
            help: string;
            /** @description Arabic help for the vendor; may be empty */
            help_arabic: string;
            /** @description Unit of a number in English; may be empty */
            unit: string;
            /** @description Unit of a number in Arabic; may be empty */
            unit_arabic: string;
            /** @description Most decimal places of a number */
            decimals: number;
            /** @description Smallest number allowed; null without a limit */
            min: number | null;
            /** @description Largest number allowed; null without a limit */
            max: number | null;
            /** @description Its options in order; for a number the ranges of its filter */
            options: components["schemas"]["AdminAttributeOption"][];
            /**
             * @description Products with a value; the attribute can be deleted at 0
             * @example 14
             */
            product_count: number;
            /** @description Categories whose products have it */
            categories: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
            }[];
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /**
             * @description Time of the last change
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
        };
        /** @description An option with its number of products */
        AdminAttributeOption: {
            /**
             * @description Id of the option, for values and filters
             * @example 7
             */
            id: number;
            /** @description English text of an option; empty for a flag or a range */
            value: string;
            /**
             * @description Arabic name of the size or colour; may be empty
             * @example كبير
             */
            value_arabic: string;
            /** @description Answer to a flag; null otherwise */
            flag: boolean | null;
            /** @description Lower bound of a range of a number, inclusive; null is open */
            min: number | null;
            /** @description Upper bound of a range of a number, exclusive; null is open */
            max: number | null;
            /**
             * @description Products with this option; it can be deleted at 0
             * @example 14
             */
            product_count: number;
        };
        /** @description A vendor’s payout account with its vendor and reviewer */
        AdminBankAccount: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Masked: country code and the last four characters */
            iban: string;
            /** @description Account holder, as registered with the bank */
            holder: string;
            /** @description Name of the bank */
            bank: string;
            /**
             * @description waiting: to be reviewed by an admin; verified: receives payouts; replaced: superseded by a newer account
             * @enum {string}
             */
            state: "waiting" | "verified" | "rejected" | "replaced";
            /**
             * @description Reason for a rejection; may be empty
             * @example The certificate has expired.
             */
            remarks: string;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /** @description When it can be verified at the earliest, because the person had just lost a second factor; null for at once */
            held_until: components["schemas"]["Moment"] | null;
            /** @description Time of the admin’s decision; null before */
            decided_at: components["schemas"]["Moment"] | null;
            /** @description Vendor of the goods */
            vendor: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description English name of the company
                 * @example Dilmun Medical
                 */
                company_name: string;
                /**
                 * @description Arabic name of the company; empty if it has none
                 * @example دلمون الطبية
                 */
                company_name_arabic: string;
            };
            /** @description Name of the admin who decided; null before */
            decided_by: string | null;
        };
        /** @description A category as admins see it. `name` is in the request's language, `product_count` is the number of its products, on sale or not. */
        AdminCategory: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Name in addresses; it never changes
             * @example nitrile-gloves
             */
            slug: string;
            /**
             * @description Name in the requested language
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description English name
             * @example Gloves
             */
            category_name: string;
            /**
             * @description Arabic name
             * @example القفازات
             */
            category_name_arabic: string;
            /**
             * @description English text about the category
             * @example Examination and surgical gloves.
             */
            category_description: string;
            /**
             * @description Arabic text about the category
             * @example قفازات الفحص والجراحة.
             */
            category_description_arabic: string;
            /**
             * @description 1 shown in the shop, 0 hidden
             * @example 1
             */
            category_status: 0 | 1;
            /**
             * @description Default tax class of its products
             * @enum {string}
             */
            vat_class: "standard" | "zero_medicine" | "zero_device";
            /**
             * @description Default return class of its products; a product may only be stricter
             * @enum {string}
             */
            return_class: "open" | "sealed" | "cold_chain" | "final";
            /**
             * @description Return period of its products in days
             * @example 14
             */
            return_days: number;
            /** @description Days before their expiry at which its batches leave the shop */
            min_shelf_life_days: number;
            /**
             * @description Buyers that its products are meant for
             * @enum {string}
             */
            audience: "anyone" | "professional" | "rx";
            /** @description Its products need a cold chain */
            cold_chain: boolean;
            /** @description Most units of a product per person; null without a limit */
            quantity_limit: number | null;
            /** @description Days of the quantity limit */
            limit_days: number;
            /** @description Age in years that buyers confirm; null without one */
            min_age: number | null;
            /** @description Sells only products with an authorisation in force of the authority of their vendor’s country */
            authorisation_required: boolean;
            /** @description English size guide as Markdown; empty without one */
            size_guide: string;
            /** @description Arabic size guide as Markdown; empty without one */
            size_guide_arabic: string;
            /**
             * @description URL of the picture, relative to the origin of this API: 640 px square WebP; null without one
             * @example /media/ab12cd34-640.webp
             */
            image: string | null;
            /**
             * @description Number of products, on sale or not
             * @example 14
             */
            product_count: number;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /**
             * @description Time of the last change
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
        };
        /** @description An attribute of a category, with its gaps */
        AdminCategoryAttribute: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Key of the attribute; never changes */
            code: string;
            kind: components["schemas"]["AttributeKind"];
            /**
             * @description English name
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Arabic name; if empty, the English one is shown
             * @example قفازات نتريل
             */
            name_arabic: string;
            /** @description English help for the vendor; may be empty */
            help: string;
            /** @description Arabic help for the vendor; may be empty */
            help_arabic: string;
            /** @description Unit of a number in English; may be empty */
            unit: string;
            /** @description Unit of a number in Arabic; may be empty */
            unit_arabic: string;
            /** @description Most decimal places of a number */
            decimals: number;
            /** @description Smallest number allowed; null without a limit */
            min: number | null;
            /** @description Largest number allowed; null without a limit */
            max: number | null;
            /** @description Its options in order; for a number the ranges of its filter */
            options: components["schemas"]["AttributeOption"][];
            /** @description First day, in Riyadh, on which no product is approved without a value; null: never required */
            required_from: string | null;
            /** @description Shoppers can filter by it */
            filterable: boolean;
            /** @description Shown when products are compared */
            comparable: boolean;
            /** @description Approved products of the category without a value */
            missing: number;
        };
        /** @description A city with its usage */
        AdminCity: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description English name
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Arabic name
             * @example قفازات نتريل
             */
            name_arabic: string;
            /**
             * @description True if forms offer it
             * @example true
             */
            listed: boolean;
            /**
             * @description Time of the last change
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
            /** @description Number of rows that use it or a place in it; it can be deleted when all counts are 0 */
            usage: components["schemas"]["PlaceUsage"];
        };
        /** @description A country. `states` and `cities` count places within it, listed or not */
        AdminCountry: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description English name
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Arabic name
             * @example قفازات نتريل
             */
            name_arabic: string;
            /**
             * @description True if forms offer it
             * @example true
             */
            listed: boolean;
            /**
             * @description Time of the last change
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
            /** @description Number of rows that use it or a place in it; it can be deleted when all counts are 0 */
            usage: components["schemas"]["PlaceUsage"];
            /**
             * @description Two-letter country code (ISO 3166-1)
             * @example SA
             */
            iso2: string;
            /** @description Number of states, listed or not */
            states: number;
            /** @description Number of cities, listed or not */
            cities: number;
        };
        /** @description A coupon as the admin manages it. `percent` is null for an amount, `amounts` for a percentage. `minimums` of 0: no minimum. `used`: redemptions that have not been released; `discounts`: their discounts, by currency. */
        AdminCoupon: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Code that customers enter, in capitals */
            code: string;
            /**
             * @description percent: percentage of the goods; amount: fixed amount per currency
             * @enum {string}
             */
            kind: "percent" | "amount";
            /**
             * @description Percentage off the goods; null for a coupon with an amount
             * @example 10
             */
            percent: number | null;
            /** @description Discount by currency; null for a percentage */
            amounts: components["schemas"]["CurrencyAmounts"] | null;
            /** @description Minimum price of the goods, by currency; 0 for none */
            minimums: components["schemas"]["CurrencyAmounts"];
            /**
             * @description Start of the coupon’s validity
             * @example 2026-03-01T00:00:00.000Z
             */
            starts_at: components["schemas"]["Moment"];
            /**
             * @description End of validity; null: unlimited
             * @example 2099-12-31T21:00:00.000Z
             */
            ends_at: components["schemas"]["Moment"] | null;
            /**
             * @description Redemptions allowed in total; null for no limit
             * @example 500
             */
            usage_limit: number | null;
            /**
             * @description Redemptions allowed per customer
             * @example 1
             */
            per_customer_limit: number;
            /**
             * @description Bearer of the discount: the platform for the whole cart, or one vendor for their own goods
             * @example platform
             * @enum {string}
             */
            funded_by: "platform" | "vendor";
            /** @description Vendor that funds it and whose goods it covers; null for a coupon of the platform */
            vendor: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description English name of the company
                 * @example Dilmun Medical
                 */
                company_name: string;
                /**
                 * @description Arabic name of the company; empty if it has none
                 * @example دلمون الطبية
                 */
                company_name_arabic: string;
            } | null;
            /**
             * @description E-mail address of the only account that may redeem it; null for everyone
             * @example null
             */
            only_email: string | null;
            /** @description Only for a customer’s first order */
            first_order_only: boolean;
            /**
             * @description false: switched off
             * @example true
             */
            active: boolean;
            /** @description Id of the state, from `GET /api/states`; null while none is chosen */
            state: components["schemas"]["CouponState"];
            /** @description Number of redemptions that have not been released */
            used: number;
            /** @description Discounts given by these redemptions, by currency */
            discounts: {
                /**
                 * @description Currency of the amounts
                 * @example SAR
                 */
                currency: components["schemas"]["Currency"];
                /** @description Discount given in that currency */
                amount: components["schemas"]["Money"];
            }[];
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /**
             * @description Time of the last change
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
        };
        /** @description Everything that an admin can see about a customer */
        AdminCustomer: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description First and last name
             * @example Noura Al Harbi
             */
            name: string;
            /**
             * @description E-mail address in lower case; identifies the account and never changes
             * @example noura@example.com
             */
            email: string;
            /**
             * @description Phone number as entered, with digits 0-9
             * @example +966 50 123 4567
             */
            phone_number: string;
            /** @description Number of sub-orders, including cancelled ones */
            orders: number;
            /** @description Amount spent without cancelled orders, per currency; currencies are never added up */
            spent: {
                /**
                 * @description Currency of the amounts
                 * @example SAR
                 */
                currency: components["schemas"]["Currency"];
                /** @description Amount spent in this currency */
                amount: components["schemas"]["Money"];
            }[];
            /** @description Time of the last order; null if none */
            last_order_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time when the account was created
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /** @description Sign-in state */
            state: components["schemas"]["CustomerState"];
            /**
             * @description English name of the company
             * @example Dilmun Medical
             */
            company_name: string;
            /** @description Language of mails */
            lang: components["schemas"]["Lang"];
            /** @description Time since when the customer has been blocked; null if not blocked */
            blocked_at: components["schemas"]["Moment"] | null;
            /** @description Reason shown to the customer; empty if not blocked */
            block_reason: string;
            /** @description The address book */
            addresses: components["schemas"]["BookAddress"][];
            /** @description Number of reviews by the customer */
            reviews: number;
            /** @description Newsletter subscription; null if never requested */
            newsletter: components["schemas"]["SubscriberState"] | null;
            /** @description Signs in with a second step */
            has_factor: boolean;
            /** @description When the second step will be removed; null if that is not announced */
            factors_reset_at: components["schemas"]["Moment"] | null;
        };
        /** @description A customer in the admin's list */
        AdminCustomerRow: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description First and last name
             * @example Noura Al Harbi
             */
            name: string;
            /**
             * @description E-mail address in lower case; identifies the account and never changes
             * @example noura@example.com
             */
            email: string;
            /**
             * @description Phone number as entered, with digits 0-9
             * @example +966 50 123 4567
             */
            phone_number: string;
            /** @description Number of sub-orders, including cancelled ones */
            orders: number;
            /** @description Amount spent without cancelled orders, per currency; currencies are never added up */
            spent: {
                /**
                 * @description Currency of the amounts
                 * @example SAR
                 */
                currency: components["schemas"]["Currency"];
                /** @description Amount spent in this currency */
                amount: components["schemas"]["Money"];
            }[];
            /** @description Time of the last order; null if none */
            last_order_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time when the account was created
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /** @description Sign-in state */
            state: components["schemas"]["CustomerState"];
        };
        /** @description An invoice or credit note with its vendor */
        AdminInvoice: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Number in the series of its issuer, or of the vendor’s own system
             * @example INV-7-000042
             */
            invoice_no: string;
            /**
             * @description credit_note: refunds what an invoice has charged
             * @enum {string}
             */
            kind: "invoice" | "credit_note";
            /**
             * @description standard: tax invoice to a buyer with a VAT number; simplified: tax invoice to any other buyer; plain: the seller charges no tax; summary: issued by the vendor’s own system and uploaded here
             * @enum {string}
             */
            form: "standard" | "simplified" | "plain" | "summary";
            /**
             * @description platform: Balsam, instead of the vendor or for its commission
             * @enum {string}
             */
            issuer: "vendor" | "platform";
            /**
             * @description Number of the parcel; null for a commission invoice
             * @example BLS-4827193056-1
             */
            order_sub_no: string | null;
            /** @description For a credit note, the number of its invoice; else null */
            corrects_no: string | null;
            /** @description Time of issue, to the second; never before its predecessor in the series */
            issued_at: components["schemas"]["Moment"];
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /** @description Total including tax */
            total: components["schemas"]["Money"];
            /** @description Tax included in the total */
            vat: components["schemas"]["Money"];
            /**
             * @description Currency of the country that the tax is owed to
             * @enum {string}
             */
            tax_currency: "SAR" | "BHD";
            /** @description Tax in that currency */
            tax_vat: components["schemas"]["Money"];
            /** @description Vendor of the parcel or commission */
            vendor: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description English name of the company
                 * @example Dilmun Medical
                 */
                company_name: string;
                /**
                 * @description Arabic name of the company; empty if it has none
                 * @example دلمون الطبية
                 */
                company_name_arabic: string;
            };
        };
        /** @description A ledger entry with its lines */
        AdminLedgerEntry: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            kind: components["schemas"]["LedgerEntryKind"];
            /** @description For a reversal, the kind of the reversed entry; else null */
            reversed_kind: components["schemas"]["LedgerEntryKind"] | null;
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /** @description Effect on the vendor’s balance; positive: Balsam owes more */
            amount: components["schemas"]["SignedMoney"];
            /**
             * @description Parcel number; null if it concerns none
             * @example BLS-4827193056-1
             */
            order_sub_no: string | null;
            /** @description Reason of a manual entry, or the bank’s reference; may be empty */
            reason: string;
            /** @description Payout that has paid it, or that it belongs to; null if none */
            payout_no: string | null;
            /** @description Statement on which it is listed; null until its month is closed */
            statement_no: string | null;
            /**
             * Format: date
             * @description Day of the event in Riyadh
             */
            occurred_on: string;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /** @description Vendor of the goods */
            vendor: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description English name of the company
                 * @example Dilmun Medical
                 */
                company_name: string;
                /**
                 * @description Arabic name of the company; empty if it has none
                 * @example دلمون الطبية
                 */
                company_name_arabic: string;
            } | null;
            /** @description Name of the person who caused it; null if automatic */
            actor: string | null;
            /** @description Ledger lines, which add up to zero */
            lines: components["schemas"]["LedgerLine"][];
        };
        /** @description A licence with its vendor and reviewer */
        AdminLicence: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            type: components["schemas"]["LicenceType"];
            /** @description Number as on the paper */
            number: string;
            /**
             * @description Activity that the licence names; empty for none
             * @enum {string}
             */
            activity: "" | "manufacturer" | "representative" | "importer" | "distributor";
            /**
             * Format: date
             * @description Day of issue
             */
            issued_on: string;
            /**
             * Format: date
             * @description Last day, until midnight in Riyadh
             */
            expires_on: string;
            /**
             * @description submitted: to be reviewed by an admin; withdrawn: by the vendor before a decision, or by an admin after it
             * @enum {string}
             */
            state: "submitted" | "accepted" | "refused" | "withdrawn";
            /** @description Scope; empty for a type without one */
            categories: components["schemas"]["CategoryName"][];
            /** @description Name of the uploaded paper; empty once it was deleted, 2 years after the store was removed */
            file_name: string;
            /** @description Time of the upload */
            submitted_at: components["schemas"]["Moment"];
            /** @description Time of the decision or withdrawal; null before */
            decided_at: components["schemas"]["Moment"] | null;
            /** @description Reason of a refusal or withdrawal; may be empty */
            reason: string;
            /** @description Vendor of the goods */
            vendor: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description English name of the company
                 * @example Dilmun Medical
                 */
                company_name: string;
                /**
                 * @description Arabic name of the company; empty if it has none
                 * @example دلمون الطبية
                 */
                company_name_arabic: string;
            };
            /** @description Media type of the paper; empty once it was deleted */
            mime: string;
            /** @description Name of the admin who decided; null before */
            decided_by: string | null;
            /** @description Other vendors with a licence of this type and number */
            same_number: string[];
        };
        /** @description The same with all ledger lines */
        AdminMoneyPart: {
            /**
             * @description Number of the sub-order of one vendor
             * @example BLS-4827193056-1
             */
            order_sub_no: string;
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /** @description false: placed before there was a commission, so it has no lines or entries here */
            has_money: boolean;
            /**
             * @description Time of the order
             * @example 2026-03-01T09:30:00.000Z
             */
            placed_at: components["schemas"]["Moment"];
            /** @description Time of completion; null if it was never completed */
            completed_at: components["schemas"]["Moment"] | null;
            /** @description Amount that the customer pays */
            customer_paid: components["schemas"]["Money"];
            /** @description Collector of the customer’s money; null until collected */
            collected_by: ("vendor" | "carrier" | "provider") | null;
            /** @description Debtor of the sales tax; null if the sale states none */
            tax_issuer: ("vendor" | "platform") | null;
            /** @description True until `settled_on` has passed and the cash is handed over */
            is_pending: boolean;
            /** @description End of the settlement period; null if the vendor has the cash */
            settled_on: string | null;
            /** @description Lines as agreed at the sale */
            lines: {
                /** @description Id of the order line */
                order_product_id: number;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
                /**
                 * @description The vendor’s SKU, unique per vendor
                 * @example GLV-NIT-100
                 */
                sku: string;
                /**
                 * @description Unit price with the discount applied
                 * @example 24.5
                 */
                unit_price: components["schemas"]["Money"];
                /**
                 * @description Units
                 * @example 2
                 */
                quantity: number;
                /**
                 * @description Price times quantity
                 * @example 49
                 */
                sub_total: components["schemas"]["Money"];
                /** @description Discount by the vendor’s own coupon */
                discount_by_vendor: components["schemas"]["Money"];
                /** @description Discount by a marketplace coupon, paid by the marketplace */
                discount_by_platform: components["schemas"]["Money"];
                /** @description Share of the shipping fee */
                shipping: components["schemas"]["Money"];
                /** @description Tax included in the goods */
                vat_goods: components["schemas"]["Money"];
                /** @description Tax included in the shipping */
                vat_shipping: components["schemas"]["Money"];
                /** @description Base of the commission: the goods without tax and the vendor’s own discount */
                commission_base: components["schemas"]["Money"];
                /** @description Commission retained by the marketplace */
                commission: components["schemas"]["Money"];
                /** @description Tax on the commission */
                commission_vat: components["schemas"]["Money"];
                /** @description Tax that the marketplace owes instead of the vendor, and withholds */
                vat_withheld: components["schemas"]["Money"];
                /** @description Net earnings of the vendor */
                net: components["schemas"]["SignedMoney"];
                /** @description Tax rate included in the price */
                vat_percent: number;
                /** @description Commission rate */
                commission_percent: number;
                commission_source: components["schemas"]["CommissionSource"];
                /** @description Category of the applied rate; null for a rate of a vendor or for all */
                commission_category: {
                    /**
                     * @description English name
                     * @example Nitrile gloves
                     */
                    name: string;
                    /**
                     * @description Arabic name; if empty, the English one is shown
                     * @example قفازات نتريل
                     */
                    name_arabic: string;
                } | null;
                /** @description First day of the applied rate; null without a rate */
                commission_from_day: string | null;
                /** @description Tax rate on the commission */
                commission_vat_percent: number;
            }[];
            /** @description Sum of the lines */
            total: {
                /**
                 * @description Price times quantity
                 * @example 49
                 */
                sub_total: components["schemas"]["Money"];
                /** @description Discount by the vendor’s own coupon */
                discount_by_vendor: components["schemas"]["Money"];
                /** @description Discount by a marketplace coupon, paid by the marketplace */
                discount_by_platform: components["schemas"]["Money"];
                /** @description Share of the shipping fee */
                shipping: components["schemas"]["Money"];
                /** @description Tax included in the goods */
                vat_goods: components["schemas"]["Money"];
                /** @description Tax included in the shipping */
                vat_shipping: components["schemas"]["Money"];
                /** @description Base of the commission: the goods without tax and the vendor’s own discount */
                commission_base: components["schemas"]["Money"];
                /** @description Commission retained by the marketplace */
                commission: components["schemas"]["Money"];
                /** @description Tax on the commission */
                commission_vat: components["schemas"]["Money"];
                /** @description Tax that the marketplace owes instead of the vendor, and withholds */
                vat_withheld: components["schemas"]["Money"];
                /** @description Net earnings of the vendor */
                net: components["schemas"]["SignedMoney"];
            };
            /** @description Earnings lost to returned goods */
            returned: components["schemas"]["Money"];
            /** @description Effect on the vendor’s balance as agreed at the sale */
            expected: components["schemas"]["SignedMoney"];
            /** @description Additional adjustments by admins */
            adjusted: components["schemas"]["SignedMoney"];
            /** @description Effect on the vendor’s balance according to the ledger */
            booked: components["schemas"]["SignedMoney"];
            /** @description True if `booked` equals `expected` plus `adjusted` */
            agrees: boolean;
            /** @description Rows of this page */
            entries: components["schemas"]["AdminLedgerEntry"][];
        };
        /** @description A notification for an admin about pending work. `href`: its page in the admin's area. */
        AdminNotification: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of pending work; determines the shape of `payload`
             * @constant
             */
            kind: "vendor_registered";
            /** @description Data of the pending work */
            payload: {
                /**
                 * @description Id of the vendor
                 * @example 4
                 */
                vendor_id: number;
                /**
                 * @description Company name of the vendor
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic company name; may be empty
                 * @example قفازات نتريل
                 */
                name_arabic: string;
            };
            /**
             * @description Page in the admin’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of pending work; determines the shape of `payload`
             * @constant
             */
            kind: "identity_requested";
            /** @description Data of the pending work */
            payload: {
                /**
                 * @description Id of the vendor
                 * @example 4
                 */
                vendor_id: number;
                /**
                 * @description Company name of the vendor
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic company name; may be empty
                 * @example قفازات نتريل
                 */
                name_arabic: string;
            };
            /**
             * @description Page in the admin’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of pending work; determines the shape of `payload`
             * @constant
             */
            kind: "tax_details_submitted";
            /** @description Data of the pending work */
            payload: {
                /**
                 * @description Id of the vendor
                 * @example 4
                 */
                vendor_id: number;
                /**
                 * @description Company name of the vendor
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic company name; may be empty
                 * @example قفازات نتريل
                 */
                name_arabic: string;
            };
            /**
             * @description Page in the admin’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of pending work; determines the shape of `payload`
             * @constant
             */
            kind: "bank_account_submitted";
            /** @description Data of the pending work */
            payload: {
                /**
                 * @description Id of the vendor
                 * @example 4
                 */
                vendor_id: number;
                /**
                 * @description Company name of the vendor
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic company name; may be empty
                 * @example قفازات نتريل
                 */
                name_arabic: string;
            };
            /**
             * @description Page in the admin’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of pending work; determines the shape of `payload`
             * @constant
             */
            kind: "licence_submitted";
            /** @description Data of the pending work */
            payload: {
                /**
                 * @description Id of the vendor
                 * @example 4
                 */
                vendor_id: number;
                /**
                 * @description Company name of the vendor
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic company name; may be empty
                 * @example قفازات نتريل
                 */
                name_arabic: string;
            };
            /**
             * @description Page in the admin’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of pending work; determines the shape of `payload`
             * @constant
             */
            kind: "products_waiting";
            /** @description Data of the pending work */
            payload: {
                /**
                 * @description Id of the vendor
                 * @example 4
                 */
                vendor_id: number;
                /**
                 * @description Company name of the vendor
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic company name; may be empty
                 * @example قفازات نتريل
                 */
                name_arabic: string;
            };
            /**
             * @description Page in the admin’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of pending work; determines the shape of `payload`
             * @constant
             */
            kind: "return_undecided";
            /** @description Data of the pending work */
            payload: {
                /** @description Number of the return */
                return_no: string;
                /**
                 * @description Number of the sub-order of one vendor
                 * @example BLS-4827193056-1
                 */
                order_sub_no: string;
                /**
                 * @description Id of the vendor
                 * @example 4
                 */
                vendor_id: number;
                /**
                 * @description Company name of the vendor
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic company name; may be empty
                 * @example قفازات نتريل
                 */
                name_arabic: string;
            };
            /**
             * @description Page in the admin’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of pending work; determines the shape of `payload`
             * @constant
             */
            kind: "refund_due";
            /** @description Data of the pending work */
            payload: {
                /** @description Id of the refund */
                refund_id: number;
                /**
                 * @description Number of the sub-order of one vendor
                 * @example BLS-4827193056-1
                 */
                order_sub_no: string;
                /** @description Name of the customer */
                customer: string;
            };
            /**
             * @description Page in the admin’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of pending work; determines the shape of `payload`
             * @constant
             */
            kind: "payment_problem";
            /** @description Data of the pending work */
            payload: {
                /** @description Id of the finding */
                finding_id: number;
                /**
                 * @description Number of the order; null if the payment is not ours
                 * @example BLS-4827193056
                 */
                order_no: string | null;
            };
            /**
             * @description Page in the admin’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of pending work; determines the shape of `payload`
             * @constant
             */
            kind: "message_received";
            /** @description Data of the pending work */
            payload: {
                /** @description Id of the message */
                message_id: number;
                /**
                 * @description Name of the sender
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Subject of the message
                 * @example Delivery to Muharraq
                 */
                subject: string;
            };
            /**
             * @description Page in the admin’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of pending work; determines the shape of `payload`
             * @constant
             */
            kind: "report_received";
            /** @description Data of the pending work */
            payload: {
                /** @description Id of the report */
                report_id: number;
                /**
                 * @description Name of the product or the vendor
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
                /** @description Several people called the product unsafe or recalled */
                urgent: boolean;
            };
            /**
             * @description Page in the admin’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of pending work; determines the shape of `payload`
             * @constant
             */
            kind: "dispute_opened";
            /** @description Data of the pending work */
            payload: {
                /** @description Id of the conversation */
                thread_id: number;
                /**
                 * @description Number of the sub-order of one vendor
                 * @example BLS-4827193056-1
                 */
                order_sub_no: string;
                /**
                 * @description Id of the vendor
                 * @example 4
                 */
                vendor_id: number;
                /**
                 * @description Company name of the vendor
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic company name; may be empty
                 * @example قفازات نتريل
                 */
                name_arabic: string;
            };
            /**
             * @description Page in the admin’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of pending work; determines the shape of `payload`
             * @constant
             */
            kind: "mail_failed";
            /** @description Data of the pending work */
            payload: Record<string, never>;
            /**
             * @description Page in the admin’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        };
        /** @description A page as admins edit it */
        AdminPage: {
            /**
             * @description Key of the page
             * @example returns
             */
            key: components["schemas"]["PageKey"];
            /**
             * @description Time of publication of the current version; null if unpublished
             * @example 2026-03-01T09:30:00.000Z
             */
            published_at: components["schemas"]["Moment"] | null;
            /** @description The draft differs from the published text */
            has_changes: boolean;
            /**
             * @description Time of the last edit; null if it was never edited
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"] | null;
            /**
             * @description English text: paragraphs separated by empty lines; lines may begin with `## `, `### `, `- `, `1. ` or `> `
             * @example ## Delivery
             *
             *     Within three working days.
             */
            body: string;
            /**
             * @description Arabic text in the same format
             * @example ## التوصيل
             *
             *     خلال ثلاثة أيام عمل.
             */
            body_arabic: string;
            /** @description Template to start from; cannot be published unchanged */
            template: {
                /**
                 * @description English text: paragraphs separated by empty lines; lines may begin with `## `, `### `, `- `, `1. ` or `> `
                 * @example ## Delivery
                 *
                 *     Within three working days.
                 */
                body: string;
                /**
                 * @description Arabic text in the same format
                 * @example ## التوصيل
                 *
                 *     خلال ثلاثة أيام عمل.
                 */
                body_arabic: string;
            };
        };
        /** @description An attempt to pay an order by card */
        AdminPayment: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Number of the whole order
             * @example BLS-4827193056
             */
            order_no: string;
            /**
             * @description paying: goods are reserved; placed: paid; expired: not paid, or too late
             * @enum {string}
             */
            order_state: "draft" | "paying" | "placed" | "expired";
            /** @description Number of this attempt to pay the order, from 1 */
            attempt: number;
            /**
             * @description Payment provider; test: the demo bank
             * @enum {string}
             */
            provider: "test" | "tap";
            /** @description Provider reference; null until received */
            ref: string | null;
            /** @description Paying customer */
            customer: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
            };
            /** @description Amount to be paid */
            amount: components["schemas"]["Money"];
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /** @description Payment scheme in the provider’s term, such as MADA; empty if nothing was paid */
            scheme: string;
            /**
             * @description Time of capture. parts: as each sub-order is shipped; once: at the first shipment; sale: at payment
             * @enum {string}
             */
            plan: "parts" | "once" | "sale";
            /**
             * @description started: a payment page is requested; waiting: the page is open; authorised: the money is held; voided: returned in full
             * @enum {string}
             */
            state: "started" | "waiting" | "failed" | "authorised" | "paid" | "voided";
            /** @description Reason for the failure; null otherwise */
            failure: ("declined" | "cancelled" | "timed_out" | "not_authenticated") | null;
            /** @description Number of open findings */
            open_findings: number;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /**
             * @description Time of the last change
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
        };
        /** @description A payment attempt with all related data of its order */
        AdminPaymentDetail: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Number of the whole order
             * @example BLS-4827193056
             */
            order_no: string;
            /**
             * @description paying: goods are reserved; placed: paid; expired: not paid, or too late
             * @enum {string}
             */
            order_state: "draft" | "paying" | "placed" | "expired";
            /** @description Number of this attempt to pay the order, from 1 */
            attempt: number;
            /**
             * @description Payment provider; test: the demo bank
             * @enum {string}
             */
            provider: "test" | "tap";
            /** @description Provider reference; null until received */
            ref: string | null;
            /** @description Paying customer */
            customer: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
            };
            /** @description Amount to be paid */
            amount: components["schemas"]["Money"];
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /** @description Payment scheme in the provider’s term, such as MADA; empty if nothing was paid */
            scheme: string;
            /**
             * @description Time of capture. parts: as each sub-order is shipped; once: at the first shipment; sale: at payment
             * @enum {string}
             */
            plan: "parts" | "once" | "sale";
            /**
             * @description started: a payment page is requested; waiting: the page is open; authorised: the money is held; voided: returned in full
             * @enum {string}
             */
            state: "started" | "waiting" | "failed" | "authorised" | "paid" | "voided";
            /** @description Reason for the failure; null otherwise */
            failure: ("declined" | "cancelled" | "timed_out" | "not_authenticated") | null;
            /** @description Number of open findings */
            open_findings: number;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /**
             * @description Time of the last change
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
            /** @description Payment deadline of the order */
            pay_by: components["schemas"]["Moment"] | null;
            /** @description All attempts to pay the order, first one first, including this one */
            attempts: components["schemas"]["AdminPayment"][];
            /** @description Captures, releases and refunds of all attempts */
            operations: components["schemas"]["PaymentOperation"][];
            /** @description Provider events of all attempts */
            events: components["schemas"]["PaymentEvent"][];
            /** @description Findings, open and settled */
            findings: components["schemas"]["PaymentFinding"][];
        };
        /** @description The same with its payee */
        AdminPayout: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Payout number: the run number and its position in the run */
            payout_no: string;
            /** @description Run number */
            run_no: string;
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /** @description Amount paid to the vendor */
            amount: components["schemas"]["Money"];
            /** @description Id of the state, from `GET /api/states`; null while none is chosen */
            state: components["schemas"]["PayoutState"];
            /** @description Masked: country code and the last four characters */
            iban: string;
            /** @description Name of the bank */
            bank: string;
            /** @description Bank’s reference; empty until paid */
            bank_reference: string;
            /** @description Day of payment; null before */
            paid_on: string | null;
            /** @description Reason for a failure or return; may be empty */
            reason: string;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /** @description Vendor of the goods */
            vendor: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description English name of the company
                 * @example Dilmun Medical
                 */
                company_name: string;
                /**
                 * @description Arabic name of the company; empty if it has none
                 * @example دلمون الطبية
                 */
                company_name_arabic: string;
            };
            /** @description Account holder, as registered with the bank */
            holder: string;
        };
        /** @description A blog post as admins edit it */
        AdminPost: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Name in addresses; it never changes
             * @example nitrile-gloves
             */
            slug: string;
            /**
             * @description English title
             * @example How to choose a thermometer
             */
            title: string;
            /**
             * @description Arabic title
             * @example كيف تختار مقياس الحرارة
             */
            title_arabic: string;
            /**
             * @description Summary in English
             * @example Four kinds and what each is good for.
             */
            summary: string;
            /**
             * @description Summary in Arabic
             * @example أربعة أنواع وما يصلح له كل منها.
             */
            summary_arabic: string;
            drawing: components["schemas"]["PostDrawing"];
            /**
             * @description URL of the picture, relative to the origin of this API: 640 px square WebP; null without one
             * @example /media/ab12cd34-640.webp
             */
            image: string | null;
            /**
             * Format: date
             * @description Date shown on the page
             * @example 2026-03-01
             */
            dated: string;
            /**
             * @description English text: paragraphs separated by empty lines; lines may begin with `## `, `### `, `- `, `1. ` or `> `
             * @example ## Delivery
             *
             *     Within three working days.
             */
            body: string;
            /**
             * @description Arabic text in the same format
             * @example ## التوصيل
             *
             *     خلال ثلاثة أيام عمل.
             */
            body_arabic: string;
            /**
             * @description True if the page is public
             * @example true
             */
            published: boolean;
            /**
             * @description Time of the last change
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
        };
        /** @description A request of a person about their data, for the platform */
        AdminPrivacyRequest: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            kind: components["schemas"]["PrivacyRequestKind"];
            /** @description Id of the state, from `GET /api/states`; null while none is chosen */
            state: components["schemas"]["PrivacyRequestState"];
            /** @description What the person wrote */
            note: string;
            /** @description Time of the request */
            asked_at: components["schemas"]["Moment"];
            /**
             * Format: date
             * @description Last day to answer
             */
            due_on: string;
            /** @description Until then a sign-in stops the erasure; null for other kinds */
            erase_from: components["schemas"]["Moment"] | null;
            /** @description What has to end before: orders, returns, refunds, payments, return periods, balances, memberships */
            waits_for: ("order_open" | "return_open" | "refund_due" | "payment_open" | "return_window" | "vendor_balance" | "membership")[];
            /** @description Answer to the person: why it was refused, or what was done */
            reason: string;
            /** @description Time of the answer; null until then */
            done_at: components["schemas"]["Moment"] | null;
            /** @description The person who asked */
            person: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description First and last name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Address that asked
                 * @example noura@example.com
                 */
                email: string;
                /** @description The person has an order without an account */
                is_guest: boolean;
                /** @description Everything that identified the person is gone */
                is_erased: boolean;
            };
            /** @description Name of the admin who answered; null if the program did, or no one has */
            decided_by: string | null;
        };
        /** @description A product in the admin's list. approval_status: true if approved. */
        AdminProduct: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Name in addresses; it never changes
             * @example nitrile-gloves
             */
            slug: string;
            /**
             * @description English name
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Arabic name; if empty, the English one is shown
             * @example قفازات نتريل
             */
            name_arabic: string;
            /**
             * @description The vendor’s SKU, unique per vendor
             * @example GLV-NIT-100
             */
            sku: string;
            /**
             * @description URL of the picture, relative to the origin of this API: 640 px square WebP; null without one
             * @example /media/ab12cd34-640.webp
             */
            image: string | null;
            /**
             * @description URL of the main picture, relative to the origin of this API: 640 px square WebP; null without one
             * @example /media/ab12cd34-640.webp
             */
            product_image: string | null;
            /**
             * @description True if an admin features it on the home page
             * @example false
             */
            is_featured: boolean;
            /** @description The admin has approved it */
            approval_status: boolean;
            /**
             * @description active: offered by the vendor; draft: not offered
             * @enum {string}
             */
            status: "active" | "draft";
            /**
             * @description Units in stock; for a product with variants their sum
             * @example 40
             */
            in_stock: number;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /**
             * @description Time of the last change
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
            /** @description Name of the vendor’s company, in the requested language */
            vendor: string;
            /**
             * @description Id of the vendor
             * @example 4
             */
            vendor_id: number;
            /**
             * @description Effective tax class: the product’s own or its category’s; zero-rated only with a registration
             * @enum {string}
             */
            taxed_as: "standard" | "zero_medicine" | "zero_device";
            /**
             * @description True if the vendor’s changes await approval; shoppers see the approved version until then
             * @example false
             */
            changes_waiting: boolean;
            /** @description True: its stock is kept by batches */
            tracks_lots: boolean;
        };
        /** @description A product in full, as admins see it. Prices are before discount; `stock` of a product with variants is the sum over them. `on_sale`: customers can see it now. `changes`: changes requested by the vendor, not yet visible to customers. `next_waiting_id`: the next product that needs a decision, null if there is none. */
        AdminProductDetail: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Name in addresses; it never changes
             * @example nitrile-gloves
             */
            slug: string;
            /**
             * @description English name
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Arabic name; if empty, the English one is shown
             * @example قفازات نتريل
             */
            name_arabic: string;
            /** @description English text */
            description: string;
            /**
             * @description Arabic text; if empty, the English one is shown
             * @example خالية من المسحوق.
             */
            description_arabic: string;
            /**
             * @description The vendor’s SKU, unique per vendor
             * @example GLV-NIT-100
             */
            sku: string;
            /**
             * @description Barcode number (EAN or other)
             * @example 6281000000014
             */
            barcode: string;
            /**
             * @description active: offered by the vendor; draft: not offered
             * @enum {string}
             */
            status: "active" | "draft";
            /** @description The admin has approved it */
            approval_status: boolean;
            /** @description Time of the last approval; null before */
            approved_at: components["schemas"]["Moment"] | null;
            /**
             * @description True if an admin features it on the home page
             * @example false
             */
            is_featured: boolean;
            /** @description Customers can see it now */
            on_sale: boolean;
            /** @description Registration facts that its category requires and that are missing or no longer in force */
            missing: ("sfda_number" | "sfda_class" | "sfda_expires_on" | "nhra_number" | "nhra_class" | "nhra_expires_on")[];
            /**
             * @description Discount in whole percent, 0 without one
             * @example 10
             */
            discount: number;
            /**
             * @description Own tax class; empty: that of its category
             * @enum {string}
             */
            vat_class: "" | "standard" | "zero_medicine" | "zero_device";
            /** @description Authorisation (MDMA, registration) of SFDA; one of SFDA or NHRA is required for zero-rating */
            sfda_number: string;
            /** @description Holder of the SFDA authorisation */
            sfda_holder: string;
            /** @description Last day of the SFDA authorisation, YYYY-MM-DD; empty without an end */
            sfda_expires_on: string;
            /** @description Authorisation of NHRA in Bahrain */
            nhra_number: string;
            /** @description Holder of the NHRA authorisation */
            nhra_holder: string;
            /** @description Last day of the NHRA authorisation, YYYY-MM-DD; empty without an end */
            nhra_expires_on: string;
            /**
             * @description Kind of goods; ivd is an in vitro diagnostic
             * @enum {string}
             */
            product_kind: "" | "device" | "ivd" | "medicine" | "supplement" | "cosmetic" | "general";
            /**
             * @description Risk class of SFDA: A, As, Am, Ar, B, C or D
             * @enum {string}
             */
            sfda_class: "" | "A" | "As" | "Am" | "Ar" | "B" | "C" | "D";
            /**
             * @description Risk class of NHRA: I to III, or A to D for diagnostics
             * @enum {string}
             */
            nhra_class: "" | "I" | "IIa" | "IIb" | "III" | "A" | "B" | "C" | "D";
            /** @description Manufacturer in English */
            manufacturer: string;
            /** @description Manufacturer in Arabic */
            manufacturer_arabic: string;
            /** @description Brand in English */
            brand: string;
            /** @description Brand in Arabic */
            brand_arabic: string;
            /**
             * @description ISO 3166-1 code of the country of origin
             * @enum {string}
             */
            origin_country: "" | "AE" | "AL" | "AM" | "AR" | "AT" | "AU" | "AZ" | "BA" | "BD" | "BE" | "BG" | "BH" | "BR" | "BY" | "CA" | "CH" | "CL" | "CN" | "CO" | "CR" | "CU" | "CY" | "CZ" | "DE" | "DK" | "DO" | "DZ" | "EC" | "EE" | "EG" | "ES" | "ET" | "FI" | "FR" | "GB" | "GE" | "GH" | "GR" | "GT" | "HK" | "HN" | "HR" | "HU" | "ID" | "IE" | "IN" | "IQ" | "IR" | "IS" | "IT" | "JO" | "JP" | "KE" | "KG" | "KH" | "KR" | "KW" | "KZ" | "LB" | "LI" | "LK" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MK" | "MM" | "MO" | "MT" | "MU" | "MX" | "MY" | "NG" | "NL" | "NO" | "NP" | "NZ" | "OM" | "PA" | "PE" | "PH" | "PK" | "PL" | "PR" | "PS" | "PT" | "PY" | "QA" | "RO" | "RS" | "RU" | "SA" | "SD" | "SE" | "SG" | "SI" | "SK" | "SM" | "SN" | "SV" | "SY" | "TH" | "TN" | "TR" | "TW" | "TZ" | "UA" | "UG" | "US" | "UY" | "UZ" | "VE" | "VN" | "YE" | "ZA";
            /**
             * @description Sterile: yes, no, or empty
             * @enum {string}
             */
            sterile: "" | "yes" | "no";
            /**
             * @description For single use: yes, no, or empty
             * @enum {string}
             */
            single_use: "" | "yes" | "no";
            /** @description Lowest storage temperature, whole °C */
            store_min_c: string;
            /** @description Highest storage temperature, whole °C; up to 8 means a cold chain */
            store_max_c: string;
            /**
             * @description Effective tax class: the product’s own or its category’s; zero-rated only with a registration
             * @enum {string}
             */
            taxed_as: "standard" | "zero_medicine" | "zero_device";
            returns: components["schemas"]["ReturnTerms"];
            /**
             * @description Units in stock; for a product with variants their sum
             * @example 40
             */
            stock: number;
            /**
             * @description True if the product is bought by variant: adding it to a cart requires `variant_id`
             * @example false
             */
            has_variants: boolean;
            /**
             * @description Unit price in SAR, with up to 2 decimal places
             * @example 12
             */
            price_sar: components["schemas"]["Money"];
            /**
             * @description Unit price in BHD, with up to 3 decimal places
             * @example 4.525
             */
            price_bhd: components["schemas"]["Money"];
            /**
             * @description Unit price in USD, with up to 2 decimal places
             * @example 12
             */
            price_usd: components["schemas"]["Money"];
            /**
             * @description Average of the stars; 0 without any
             * @example 5
             */
            rating: number;
            /**
             * @description Number of visible reviews
             * @example 8
             */
            total_reviews: number;
            /**
             * @description URL of the main picture, relative to the origin of this API: 640 px square WebP; null without one
             * @example /media/ab12cd34-640.webp
             */
            product_image: string | null;
            /** @description All pictures, the main one first */
            images: components["schemas"]["Picture"][];
            /** @description Its sizes or colours; empty without any */
            variants: components["schemas"]["VendorVariant"][];
            /** @description Its specifications in the order of its category */
            attributes: components["schemas"]["ProductAttribute"][];
            /** @description Specifications without a value that its approval requires */
            missing_attributes: {
                /** @description Key of the attribute */
                code: string;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
            }[];
            /** @description Its tags, in the requested language */
            tags: {
                /**
                 * @description Name in addresses; it never changes
                 * @example nitrile-gloves
                 */
                slug: string;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
            }[];
            /** @description Seller of the product */
            vendor: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description English name of the company
                 * @example Dilmun Medical
                 */
                company_name: string;
                /**
                 * @description Arabic name of the company; empty if it has none
                 * @example دلمون الطبية
                 */
                company_name_arabic: string;
                /** @description 1 active, 0 inactive, 2 rejected */
                active: 0 | 1 | 2;
            };
            /** @description Category of the product */
            category: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description Name in addresses; it never changes
                 * @example nitrile-gloves
                 */
                slug: string;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
            };
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /**
             * @description Time of the last change
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
            /**
             * @description True if the vendor’s changes await approval; shoppers see the approved version until then
             * @example false
             */
            changes_waiting: boolean;
            /** @description Changes requested by the vendor; empty if nothing is pending */
            changes: components["schemas"]["ProductChange"][];
            /** @description Id of the changes in their current state, to send back with a decision; null if nothing is pending */
            change_id: number | null;
            /** @description Time of the vendor’s last change; null if nothing is pending */
            changes_requested_at: components["schemas"]["Moment"] | null;
            /** @description The next product that needs a decision; null if there is none */
            next_waiting_id: number | null;
        };
        /** @description A review as admins moderate it. `hidden_reason` is '' if none was given. */
        AdminReview: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description The reviewed product */
            product: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description Name in addresses; it never changes
                 * @example nitrile-gloves
                 */
                slug: string;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
                /**
                 * @description URL of the picture, relative to the origin of this API: 640 px square WebP; null without one
                 * @example /media/ab12cd34-640.webp
                 */
                image: string | null;
            };
            /** @description Seller of the product */
            vendor: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description English name of the company
                 * @example Dilmun Medical
                 */
                company_name: string;
                /**
                 * @description Arabic name of the company; empty if it has none
                 * @example دلمون الطبية
                 */
                company_name_arabic: string;
            };
            /**
             * @description Stars from 1 to 5; null for a review without stars
             * @example 5
             */
            rating: number | null;
            /**
             * @description The text of the review
             * @example Fits well and does not tear.
             */
            review: string;
            /**
             * @description The vendor’s reply; empty without one
             * @example Thank you!
             */
            answer: string;
            /**
             * @description Name of the author
             * @example Noura A.
             */
            author: string;
            /**
             * @description E-mail address of the reviewer
             * @example noura@example.com
             */
            email: string;
            /**
             * @description True if the author has a completed order of the product
             * @example true
             */
            verified: boolean;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /**
             * @description Time of the last edit or moderation
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
            /** @description Time at which it was hidden; null while it is shown */
            hidden_at: components["schemas"]["Moment"] | null;
            /** @description Reason for hiding it; may be empty */
            hidden_reason: string;
            /** @description Time at which its current text was moderated; null before */
            moderated_at: components["schemas"]["Moment"] | null;
            /** @description Id of the state, from `GET /api/states`; null while none is chosen */
            state: components["schemas"]["ReviewState"];
        };
        /** @description A state with its number of cities and its usage */
        AdminState: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description English name
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Arabic name
             * @example قفازات نتريل
             */
            name_arabic: string;
            /**
             * @description True if forms offer it
             * @example true
             */
            listed: boolean;
            /**
             * @description Time of the last change
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
            /** @description Number of rows that use it or a place in it; it can be deleted when all counts are 0 */
            usage: components["schemas"]["PlaceUsage"];
            /** @description Number of cities, listed or not */
            cities: number;
        };
        /** @description A monthly statement with its vendor */
        AdminStatement: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Statement number: `ST-…-2026-11-SAR` */
            statement_no: string;
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /**
             * Format: date
             * @description First day of its month
             */
            from_day: string;
            /**
             * Format: date
             * @description Last day of its month
             */
            to_day: string;
            /** @description Opening balance; positive: Balsam owed the vendor */
            opening: components["schemas"]["SignedMoney"];
            /** @description Closing balance */
            closing: components["schemas"]["SignedMoney"];
            /** @description Time of closing */
            closed_at: components["schemas"]["Moment"];
            /** @description Vendor of the goods */
            vendor: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description English name of the company
                 * @example Dilmun Medical
                 */
                company_name: string;
                /**
                 * @description Arabic name of the company; empty if it has none
                 * @example دلمون الطبية
                 */
                company_name_arabic: string;
            };
        };
        /** @description The same with the changes to the balance by section */
        AdminStatementDetail: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Statement number: `ST-…-2026-11-SAR` */
            statement_no: string;
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /**
             * Format: date
             * @description First day of its month
             */
            from_day: string;
            /**
             * Format: date
             * @description Last day of its month
             */
            to_day: string;
            /** @description Opening balance; positive: Balsam owed the vendor */
            opening: components["schemas"]["SignedMoney"];
            /** @description Closing balance */
            closing: components["schemas"]["SignedMoney"];
            /** @description Time of closing */
            closed_at: components["schemas"]["Moment"];
            /** @description Vendor of the goods */
            vendor: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description English name of the company
                 * @example Dilmun Medical
                 */
                company_name: string;
                /**
                 * @description Arabic name of the company; empty if it has none
                 * @example دلمون الطبية
                 */
                company_name_arabic: string;
            };
            /** @description Changes to the balance, without empty sections; with the opening balance they add up to the closing balance */
            sections: {
                section: components["schemas"]["StatementSection"];
                /** @description Effect of all its rows on the balance */
                amount: components["schemas"]["SignedMoney"];
                /** @description Number of rows */
                rows: number;
            }[];
        };
        /** @description A customer’s testimonial as admins edit it */
        AdminTestimonial: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description The customer’s words in English
             * @example Here before noon, every time.
             */
            words: string;
            /**
             * @description The customer’s words in Arabic
             * @example تصل الطلبات قبل الظهر دائمًا.
             */
            words_arabic: string;
            /**
             * @description The customer’s name in English
             * @example Noura A.
             */
            name: string;
            /**
             * @description The customer’s name in Arabic
             * @example نورة أ.
             */
            name_arabic: string;
            /**
             * @description Role or place of the person, in English
             * @example Clinic manager, Manama
             */
            place: string;
            /**
             * @description Role or place of the person, in Arabic
             * @example مديرة عيادة، المنامة
             */
            place_arabic: string;
            /**
             * @description Shown in the shop
             * @example true
             */
            published: boolean;
            /**
             * @description Time of the last change
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
        };
        /** @description A conversation about a sub-order, without its messages */
        AdminThread: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Number of the sub-order of one vendor
             * @example BLS-4827193056-1
             */
            order_sub_no: string;
            /** @description Store of the sub-order */
            vendor: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description English name of the company
                 * @example Dilmun Medical
                 */
                company_name: string;
                /**
                 * @description Arabic name of the company; empty if it has none
                 * @example دلمون الطبية
                 */
                company_name_arabic: string;
            };
            /** @description Name of the buyer */
            customer: string;
            /** @description Number of messages */
            messages: number;
            /** @description Side whose turn it is; null if none is */
            waits_for: components["schemas"]["ThreadSide"] | null;
            /** @description Start of the last dispute; null without one */
            disputed_at: components["schemas"]["Moment"] | null;
            /** @description End of the last dispute; null while it is open */
            resolved_at: components["schemas"]["Moment"] | null;
            /** @description The marketplace reads along */
            has_joined: boolean;
            /**
             * @description Time of the last change
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
        };
        /** @description A vendor in the admin's edit form. Omit the password or leave it empty to keep it. */
        AdminVendor: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description First name of the person
             * @example Noura
             */
            firstname: string;
            /**
             * @description Last name of the person
             * @example Al Harbi
             */
            lastname: string;
            /**
             * @description E-mail address in lower case; identifies the account and never changes
             * @example noura@example.com
             */
            email: string;
            /**
             * @description Phone number as entered, with digits 0-9
             * @example +966 50 123 4567
             */
            phone_number: string;
            /** @description 1 active, 0 inactive, 2 rejected */
            active: 0 | 1 | 2;
            /** @description Edits of approved products go live immediately */
            trusted: boolean;
            /**
             * @description URL of the vendor’s logo, relative to the origin of this API; null without one
             * @example /media/ab12cd34-640.webp
             */
            logo_url: string | null;
            /**
             * @description Name of the certificate file; null if none
             * @example certificate.pdf
             */
            cr_certificate: string | null;
            /**
             * @description The admin’s reason for rejecting the vendor; empty in every other status
             * @example
             */
            rejection_remarks: string;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /**
             * @description Time of the last change to the vendor or its user
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
            /** @description Requested name and registration; null without an open request */
            requested: components["schemas"]["IdentityRequest"] | null;
            tax: components["schemas"]["TaxSettings"];
            /** @description The current or next holiday; null without one */
            holiday: {
                /**
                 * Format: date
                 * @description First day, in Riyadh, included
                 * @example 2026-03-01
                 */
                from: string;
                /**
                 * Format: date
                 * @description Last day, in Riyadh, included
                 * @example 2026-03-31
                 */
                to: string;
                /**
                 * @description pause: nothing can be bought; delay: orders are accepted and ship after the holiday
                 * @enum {string}
                 */
                mode: "pause" | "delay";
                /** @description True from its first to its last day */
                running: boolean;
            } | null;
            /** @description Open work of customers, which a deactivated vendor cannot handle */
            underway: {
                /** @description Orders not delivered yet */
                orders: number;
                /** @description Returns not decided yet */
                returns: number;
            };
            /** @description The company */
            vendor: {
                /**
                 * @description English name of the company
                 * @example Dilmun Medical
                 */
                company_name: string;
                /**
                 * @description Arabic name of the company; empty if it has none
                 * @example دلمون الطبية
                 */
                company_name_arabic: string;
                /**
                 * @description Street address of the company in one line
                 * @example 12 Palm Street, Manama
                 */
                company_address: string;
                /**
                 * @description Phone number of the company: digits, with a plus before a country code
                 * @example +97317000000
                 */
                company_phone_no: string;
                /**
                 * @description Commercial registration number; empty if none was entered
                 * @example 1010123456
                 */
                cr_number: string;
                /**
                 * @description Id of the country, from `GET /api/countries`; null while none is chosen
                 * @example 1
                 */
                country: number | null;
                /**
                 * @description Id of the state, from `GET /api/states`; null while none is chosen
                 * @example 1
                 */
                state: number | null;
                /**
                 * @description Id of the city, from `GET /api/cities`; null while none is chosen
                 * @example 1
                 */
                city: number | null;
                /**
                 * @description Postal code in the format of its country (Saudi Arabia: 5 digits); may be empty
                 * @example 12345
                 */
                postal_code: string;
                /** @description Location of the company by name, even if the places are not listed */
                places: {
                    /** @description Country; null if none */
                    country: {
                        /**
                         * @description Id, as used in paths and bodies of other operations
                         * @example 7
                         */
                        id: number;
                        /**
                         * @description English name
                         * @example Nitrile gloves
                         */
                        name: string;
                        /**
                         * @description Arabic name; if empty, the English one is shown
                         * @example قفازات نتريل
                         */
                        name_arabic: string;
                    } | null;
                    /** @description State; null if none */
                    state: {
                        /**
                         * @description Id, as used in paths and bodies of other operations
                         * @example 7
                         */
                        id: number;
                        /**
                         * @description English name
                         * @example Nitrile gloves
                         */
                        name: string;
                        /**
                         * @description Arabic name; if empty, the English one is shown
                         * @example قفازات نتريل
                         */
                        name_arabic: string;
                    } | null;
                    /** @description City; null if none */
                    city: {
                        /**
                         * @description Id, as used in paths and bodies of other operations
                         * @example 7
                         */
                        id: number;
                        /**
                         * @description English name
                         * @example Nitrile gloves
                         */
                        name: string;
                        /**
                         * @description Arabic name; if empty, the English one is shown
                         * @example قفازات نتريل
                         */
                        name_arabic: string;
                    } | null;
                };
            };
        };
        /** @description A vendor in the admin's list. `name` is the person's; `cr_certificate` is the file name, null if none. */
        AdminVendorRow: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description First and last name of the person
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description English name of the company
             * @example Dilmun Medical
             */
            company_name: string;
            /**
             * @description Arabic name of the company; empty if it has none
             * @example دلمون الطبية
             */
            company_name_arabic: string;
            /**
             * @description E-mail address in lower case; identifies the account and never changes
             * @example noura@example.com
             */
            email: string;
            /** @description Phone number of the person */
            phone: string;
            /** @description URL of the logo relative to the origin of this API; null if none */
            logo: string | null;
            /** @description 1 active, 0 inactive, 2 rejected */
            active: 0 | 1 | 2;
            /** @description True if approved once and inactive again; an inactive vendor without it is awaiting approval */
            stopped: boolean;
            /**
             * @description The admin’s reason for rejecting the vendor; empty in every other status
             * @example
             */
            rejection_remarks: string;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /**
             * @description Time of the last change to the vendor or its user
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
            /**
             * @description Name of the certificate file; null if none
             * @example certificate.pdf
             */
            cr_certificate: string | null;
            /**
             * @description none: nothing submitted; waiting: to be reviewed by an admin; verified, rejected: reviewed
             * @enum {string}
             */
            vat_state: "none" | "waiting" | "verified" | "rejected";
            /** @description True if a name or registration request awaits a decision */
            asks: boolean;
        };
        /** @description Numbers of items awaiting the admin; each equals the total of its filtered list. Only active products are counted. */
        AdminWaiting: {
            /** @description Vendors awaiting a decision, without suspended ones */
            vendors: number;
            /** @description Requests of vendors to change their name or registration */
            identities: number;
            /** @description Unverified tax details of vendors */
            tax_details: number;
            /** @description Unverified bank accounts of vendors */
            bank_accounts: number;
            /** @description Licences of vendors to review */
            licences: number;
            /** @description Licences that expire within 30 days, without a successor */
            licences_expiring: number;
            /** @description Categories that a vendor may not sell for want of a licence */
            categories_paused: number;
            /** @description Active products awaiting approval */
            products: number;
            /** @description Active products changed since their approval */
            changed_products: number;
            /** @description Reviews not yet moderated */
            reviews: number;
            /** @description Open messages */
            messages: number;
            /** @description Open reports of products and vendors */
            reports: number;
            /** @description Cancellation requests that the vendor has not answered */
            cancel_requests: number;
        };
        AnswerRecallRequest: {
            /**
             * @description Token from the mail
             * @example Zx3v9Qk1w8r2T6y4U0pLmNsB
             */
            token: string;
            /**
             * @description Who answers
             * @example Nitrile gloves
             */
            name: string;
            /** @description Units that the buyer sends back */
            returned?: number;
            /** @description Units destroyed */
            destroyed?: number;
            /** @description Units used already */
            used?: number;
            /** @description Units that cannot be found */
            missing?: number;
        };
        /** @description What a buyer answers about one bought line */
        AnsweredCase: {
            recall: components["schemas"]["PublicRecall"];
            /** @description Name of the product in the requested language */
            product: string;
            /** @description Number of the batch; null: look at the box */
            lot_no: string | null;
            /**
             * @description Units bought
             * @example 2
             */
            quantity: number;
            /**
             * @description Number of the whole order
             * @example BLS-4827193056
             */
            order_no: string;
            /** @description Time of the answer; null until then */
            acknowledged_at: components["schemas"]["Moment"] | null;
            /** @description Who answered; '' until then */
            acknowledged_by: string;
            /** @description Units sent back */
            returned: number;
            /** @description Units destroyed */
            destroyed: number;
            /** @description Units used */
            used: number;
            /** @description Units not found */
            missing: number;
        };
        /** @description A coupon on a cart or checkout. `percent` is null for an amount. `problem`: reason, in the reader's language, why the code does not apply to the current cart; the discount is then 0. */
        AppliedCoupon: {
            /** @description The code, in capitals */
            code: string;
            /**
             * @description percent: percentage of the goods; amount: fixed amount
             * @enum {string}
             */
            kind: "percent" | "amount";
            /**
             * @description Percentage off the goods; null for a coupon with an amount
             * @example 10
             */
            percent: number | null;
            /**
             * @description Current discount on the goods
             * @example 10
             */
            discount: components["schemas"]["Money"];
            /** @description Readable reason why it does not apply to the current cart; null if it applies */
            problem: string | null;
        };
        /** @description A browser's report that an area failed to load or to run */
        AreaBeacon: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Name of the area */
            area: string;
            /** @description Release of the area */
            version: string;
            /** @description Phase of the failure: loading or running */
            phase: string;
            /** @description Short code for the cause */
            code: string;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        };
        /** @description Failures of an area in the last 24 hours and 7 days, and on each of these days in Riyadh, today last */
        AreaHealth: {
            /** @description Name of the area */
            area: string;
            /** @description Failures in the last 24 hours */
            failures_24h: number;
            /** @description Failures in the last 7 days */
            failures_7d: number;
            /** @description Newest failure; null if none */
            last_failure: {
                /** @description Release of the area */
                version: string;
                /** @description Phase of the failure: loading or running */
                phase: string;
                /** @description Short code for the cause */
                code: string;
                /**
                 * @description Time of creation
                 * @example 2026-03-01T09:30:00.000Z
                 */
                created_at: components["schemas"]["Moment"];
            } | null;
            /** @description The last 7 days, today last */
            by_day: {
                /**
                 * Format: date
                 * @description A day in Riyadh
                 */
                day: string;
                /** @description Failures on that day */
                failures: number;
            }[];
        };
        /** @description The attributes of a category as admins edit them */
        AssignedAttributes: {
            /** @description The attributes of the category in order */
            attributes: components["schemas"]["AdminCategoryAttribute"][];
            /** @description Its approved products, which all lack an attribute that is added */
            approved_count: number;
            /**
             * @description Time of the last change of the category
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
        };
        /**
         * @description option: one of its options; options: one or several of them
         * @enum {string}
         */
        AttributeKind: "text" | "number" | "flag" | "option" | "options";
        /** @description An option, an answer to a flag, or a range of a number */
        AttributeOption: {
            /**
             * @description Id of the option, for values and filters
             * @example 7
             */
            id: number;
            /** @description English text of an option; empty for a flag or a range */
            value: string;
            /**
             * @description Arabic name of the size or colour; may be empty
             * @example كبير
             */
            value_arabic: string;
            /** @description Answer to a flag; null otherwise */
            flag: boolean | null;
            /** @description Lower bound of a range of a number, inclusive; null is open */
            min: number | null;
            /** @description Upper bound of a range of a number, exclusive; null is open */
            max: number | null;
        };
        /** @description The value of an attribute in the product form */
        AttributeValue: {
            /** @description Key of the attribute; never changes */
            code: string;
            /** @description English text, number, flag, id of an option, or ids of options, by the kind of the attribute */
            value: string | number | boolean | number[];
            /**
             * @description Arabic text; empty for other kinds
             * @example كبير
             */
            value_arabic: string;
        };
        /** @description An entry of the audit log. `label` is the name of the entity at that time, `role` the role in which the person acted. `before` and `after` contain the columns concerned. */
        AuditEntry: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /** @description Person who acted */
            actor: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description Current name of the person
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description E-mail address in lower case; identifies the account and never changes
                 * @example noura@example.com
                 */
                email: string;
                /** @description Role in which the person acted: 1 admin, 2 vendor, 3 customer, whose erasure it was */
                role: 1 | 2 | 3;
            };
            /** @description Dotted action name (`product.approved`) */
            action: string;
            /** @description Action label in the language of the `lang` header */
            action_text: string;
            /**
             * @description Type of the entity
             * @enum {string}
             */
            entity: "account" | "category" | "city" | "commission_rate" | "country" | "coupon" | "customer" | "invitation" | "ledger" | "message" | "order" | "page" | "picture" | "post" | "product" | "review" | "settings" | "state" | "subscriber" | "synonym" | "testimonial" | "vat_rate" | "vendor" | "return" | "refund" | "fx_rate" | "invoice" | "bank_account" | "payout" | "statement" | "payment" | "report" | "lot" | "recall" | "licence" | "attribute" | "member" | "role" | "privacy_request" | "thread" | "prepared_answer";
            /** @description Entity type label in the language of the `lang` header */
            entity_text: string;
            /** @description Id of the entity, or a string key if it has no id */
            entity_id: string;
            /** @description Name of the entity at that time */
            label: string;
            /** @description Changed columns before the action; null if the entity was created */
            before: {
                [key: string]: unknown;
            } | null;
            /** @description The same columns after the action; null if the entity was deleted */
            after: {
                [key: string]: unknown;
            } | null;
        };
        /** @description A vendor’s payout account */
        BankAccount: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Masked: country code and the last four characters */
            iban: string;
            /** @description Account holder, as registered with the bank */
            holder: string;
            /** @description Name of the bank */
            bank: string;
            /**
             * @description waiting: to be reviewed by an admin; verified: receives payouts; replaced: superseded by a newer account
             * @enum {string}
             */
            state: "waiting" | "verified" | "rejected" | "replaced";
            /**
             * @description Reason for a rejection; may be empty
             * @example The certificate has expired.
             */
            remarks: string;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /** @description When it can be verified at the earliest, because the person had just lost a second factor; null for at once */
            held_until: components["schemas"]["Moment"] | null;
            /** @description Time of the admin’s decision; null before */
            decided_at: components["schemas"]["Moment"] | null;
        };
        BeginPasskeyLoginResponse: {
            /**
             * @description Same as the HTTP status
             * @enum {number}
             */
            status: 200;
            /**
             * @description Always true
             * @enum {boolean}
             */
            success: true;
            /**
             * @description Human-readable message in the language of the `lang` header
             * @example Done.
             */
            message: string;
            /** @description Result of the operation */
            data: {
                /**
                 * Format: uuid
                 * @description The sign-in that the passkey completes
                 */
                challenge_id: string;
                /** @description PublicKeyCredentialRequestOptionsJSON of WebAuthn */
                options: {
                    [key: string]: unknown;
                };
            };
        };
        /** @description An entry of the customer’s address book */
        BookAddress: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description The customer’s name for the address; may be empty */
            label: string;
            /** @description Name of the recipient; empty: the customer */
            recipient: string;
            /**
             * @description Company at the address; may be empty
             * @example Dilmun Medical
             */
            company_name: string;
            /** @description Note for the courier; may be empty */
            note: string;
            /**
             * @description Id of `country`, for the form
             * @example 1
             */
            country_id: number | null;
            /**
             * @description Id of `state`, for the form
             * @example 1
             */
            state_id: number | null;
            /**
             * @description Id of `city`, for the form
             * @example 1
             */
            city_id: number | null;
            /** @description Null if no country was chosen */
            country: components["schemas"]["Country"] | null;
            /** @description Null if no state was chosen */
            state: components["schemas"]["State"] | null;
            /** @description Null if no city was chosen */
            city: components["schemas"]["City"] | null;
            /**
             * @description Street and house
             * @example 12 Palm Street
             */
            address_1: string;
            /**
             * @description Further details of the address; may be empty
             * @example Second floor
             */
            address_2: string;
            /**
             * @description Postal code in the format of its country (Saudi Arabia: 5 digits); may be empty
             * @example 12345
             */
            postal_code: string;
            /**
             * @description Phone number as entered, with digits 0-9
             * @example +966 50 123 4567
             */
            phone_number: string;
            /**
             * @description Short code of the Saudi national address; may be empty
             * @example RRRD2929
             */
            national_address: string;
            /**
             * @description Time of the last change
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
            /** @description Parcels go here unless another address is chosen */
            is_default_shipping: boolean;
            /** @description Prefills the billing form */
            is_default_billing: boolean;
        };
        /** @description A product or variant on sale that the customer has bought before */
        BoughtArticle: {
            /**
             * @description The matching SKU, as the vendor writes it, or the matching barcode
             * @example GLV-NIT-100
             */
            sku: string;
            /** @description The product */
            product: components["schemas"]["Product"];
            /** @description Variant with this SKU; null for a product without variants */
            variant: components["schemas"]["Variant"] | null;
            /**
             * @description Units in stock, of the variant if there is one
             * @example 40
             */
            stock: number;
            /**
             * @description Unit price in the request’s currency, discount applied
             * @example 24.5
             */
            price: components["schemas"]["Money"];
            /**
             * @description True if the vendor ships to the customer’s country, or if the country is unknown
             * @example true
             */
            delivers: boolean;
            /** @description Payment methods that the vendor accepts now; if empty, the vendor’s goods cannot be ordered */
            payment_methods: components["schemas"]["PaymentMethod"][];
            /** @description Quantity that was last bought */
            last_quantity: number;
        };
        /** @description A customer's request to cancel a confirmed order. `reason`: given by the vendor when declining. */
        CancelRequest: {
            /** @description Time of the request */
            asked_at: components["schemas"]["Moment"];
            /**
             * @description open: awaiting the vendor’s decision; declined: declined by the vendor
             * @enum {string}
             */
            state: "open" | "declined";
            /** @description Reason given by the vendor when declining; may be empty */
            reason: string;
        };
        /**
         * @description A card scheme or wallet
         * @enum {string}
         */
        CardScheme: "mada" | "benefit" | "visa" | "mastercard" | "apple_pay";
        /** @description Availability of card payments */
        CardService: {
            /** @description Connected provider; null if none */
            provider: ("test" | "tap") | null;
            /**
             * @description off: no provider is configured; silent: it has not responded yet, or no longer does
             * @enum {string}
             */
            state: "off" | "ready" | "silent";
        };
        /** @description Cash of a parcel that the carrier has not handed over */
        CarrierCash: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Number of the sub-order of one vendor
             * @example BLS-4827193056-1
             */
            order_sub_no: string;
            /** @description Vendor of the goods */
            vendor: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description English name of the company
                 * @example Dilmun Medical
                 */
                company_name: string;
                /**
                 * @description Arabic name of the company; empty if it has none
                 * @example دلمون الطبية
                 */
                company_name_arabic: string;
            };
            /** @description Booked carrier; empty if an admin has recorded that a carrier holds the cash */
            carrier: string;
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /** @description Amount paid by the customer */
            amount: components["schemas"]["Money"];
            /** @description Time since when the carrier has held it */
            completed_at: components["schemas"]["Moment"];
            /** @description Days since then */
            days: number;
        };
        /** @description One vendor's lines in the cart, with their sums. `discount`: this vendor's share of the coupon discount on the goods. `missing_for_free_shipping` null: already free or never free. `delivers` false or empty `payment_methods`: the vendor does not ship to the customer's country or cannot currently accept payment, so the cart cannot be ordered with these lines. */
        Cart: {
            /** @description Seller of these lines */
            vendor: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description English name of the company
                 * @example Dilmun Medical
                 */
                company_name: string;
            };
            /** @description This vendor’s lines in the cart */
            cart_items: components["schemas"]["CartItem"][];
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /**
             * @description Price of the goods before coupon and shipping
             * @example 49
             */
            sub_total: components["schemas"]["Money"];
            /** @description The vendor’s shipping rule; null if the vendor does not ship there or the country is unknown */
            shipping: components["schemas"]["ShippingRule"] | null;
            /**
             * @description This vendor’s share of the coupon discount
             * @example 10
             */
            discount: components["schemas"]["Money"];
            /**
             * @description What shipping costs; 0 when free
             * @example 15
             */
            shipping_cost: components["schemas"]["Money"];
            /**
             * @description Share of `shipping_cost` for the cold chain; null for a parcel that keeps none
             * @example 12.5
             */
            cold_fee: components["schemas"]["Money"] | null;
            /**
             * @description VAT included in the total; prices include VAT, and no total adds it
             * @example 8.35
             */
            tax_amount: components["schemas"]["Money"];
            /** @description Tax included in the prices, by rate, highest first; without goods of unregistered vendors */
            vat: components["schemas"]["VatGroup"][];
            /** @description Amount missing for free shipping; null if shipping is already free or never will be */
            missing_for_free_shipping: components["schemas"]["Money"] | null;
            /**
             * @description True if the vendor ships to the customer’s country, or if the country is unknown
             * @example true
             */
            delivers: boolean;
            /** @description Payment methods that the vendor accepts now; if empty, the vendor’s goods cannot be ordered */
            payment_methods: components["schemas"]["PaymentMethod"][];
        };
        /** @description One line of a cart. `available_stock` is the quantity that can be bought now; `sub_total` = price x quantity, and 0 for a line that cannot be bought now. */
        CartItem: {
            /**
             * @description Line id, used to change the quantity or remove the line
             * @example 7
             */
            id: number;
            /**
             * @description Units
             * @example 2
             */
            quantity: number;
            /**
             * @description Unit price with the discount applied
             * @example 24.5
             */
            unit_price: components["schemas"]["Money"];
            /**
             * @description Price of the goods before coupon and shipping
             * @example 49
             */
            sub_total: components["schemas"]["Money"];
            /** @description Tax rate included in the price */
            vat_percent: number;
            /** @description Reason for not taxing. not_registered: the vendor is not registered; export: shipped to another country; zero_medicine, zero_device: zero-rated class; null: taxed */
            vat_reason: ("not_registered" | "export" | "zero_medicine" | "zero_device") | null;
            returns: components["schemas"]["ReturnTerms"];
            /**
             * @description Units available now
             * @example 40
             */
            available_stock: number;
            /** @description Rules of sale that the line breaks; empty if it can be ordered */
            problems: components["schemas"]["SaleProblem"][];
            /** @description True: not sold at the moment, because a licence of its vendor is being renewed */
            lacks_licence: boolean;
            /** @description The product */
            product: components["schemas"]["Product"];
            /** @description Size or colour of the variant in English; empty for a product without variants */
            variant: components["schemas"]["Variant"] | null;
        };
        /** @description Totals of the whole cart: `total` = sub_total - discount + shipping_cost. `tax_amount` is already included. */
        CartTotals: {
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /**
             * @description Price of the goods before coupon and shipping
             * @example 49
             */
            sub_total: components["schemas"]["Money"];
            /**
             * @description Coupon discount on the goods
             * @example 10
             */
            discount: components["schemas"]["Money"];
            /**
             * @description What shipping costs; 0 when free
             * @example 15
             */
            shipping_cost: components["schemas"]["Money"];
            /**
             * @description VAT included in the total; prices include VAT, and no total adds it
             * @example 8.35
             */
            tax_amount: components["schemas"]["Money"];
            /** @description Tax included in the prices, by rate, highest first; without goods of unregistered vendors */
            vat: components["schemas"]["VatGroup"][];
            /** @description Amount to pay: `sub_total` - `discount` + `shipping_cost` */
            total: components["schemas"]["Money"];
        };
        /** @description A category as customers see it. `name` is in the request's language; `image` is the 640 px picture. */
        Category: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Name in addresses; it never changes
             * @example nitrile-gloves
             */
            slug: string;
            /**
             * @description Name in the requested language
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Arabic name; if empty, the English one is shown
             * @example قفازات نتريل
             */
            name_arabic: string;
            /**
             * @description URL of the picture, relative to the origin of this API: 640 px square WebP; null without one
             * @example /media/ab12cd34-640.webp
             */
            image: string | null;
            /**
             * @description Number of products on sale
             * @example 14
             */
            product_count: number;
        };
        /** @description An attribute that the products of a category have */
        CategoryAttribute: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Key of the attribute; never changes */
            code: string;
            kind: components["schemas"]["AttributeKind"];
            /**
             * @description English name
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Arabic name; if empty, the English one is shown
             * @example قفازات نتريل
             */
            name_arabic: string;
            /** @description English help for the vendor; may be empty */
            help: string;
            /** @description Arabic help for the vendor; may be empty */
            help_arabic: string;
            /** @description Unit of a number in English; may be empty */
            unit: string;
            /** @description Unit of a number in Arabic; may be empty */
            unit_arabic: string;
            /** @description Most decimal places of a number */
            decimals: number;
            /** @description Smallest number allowed; null without a limit */
            min: number | null;
            /** @description Largest number allowed; null without a limit */
            max: number | null;
            /** @description Its options in order; for a number the ranges of its filter */
            options: components["schemas"]["AttributeOption"][];
            /** @description First day, in Riyadh, on which no product is approved without a value; null: never required */
            required_from: string | null;
            /** @description Shoppers can filter by it */
            filterable: boolean;
            /** @description Shown when products are compared */
            comparable: boolean;
        };
        /** @description What rules of a category would change */
        CategoryEffects: {
            /** @description Products offered in it */
            offered_products: number;
            /** @description Carts that hold its products */
            carts: number;
            /** @description Products offered in it that would leave the shop if it required an authorisation */
            unauthorised_products: number;
        };
        /** @description A licence that a category may require, with the effect */
        CategoryGate: {
            type: components["schemas"]["LicenceType"];
            /** @description Country whose vendors need it */
            country: {
                /**
                 * @description Two-letter country code (ISO 3166-1)
                 * @example SA
                 */
                iso2: string;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
            };
            /** @description True: vendors of this country need it for the category */
            required: boolean;
            /** @description Active vendors of the country with products in the category but without it */
            vendors: number;
            /** @description Their approved and active products, which are not sold while it is required */
            products: number;
        };
        /** @description A category that a vendor may not sell for want of a licence */
        CategoryHold: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Vendor of the goods */
            vendor: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description English name of the company
                 * @example Dilmun Medical
                 */
                company_name: string;
                /**
                 * @description Arabic name of the company; empty if it has none
                 * @example دلمون الطبية
                 */
                company_name_arabic: string;
            };
            category: components["schemas"]["CategoryName"];
            type: components["schemas"]["LicenceType"];
            /** @description Products of the vendor in this category */
            products: number;
            /** @description Time since which they are not sold */
            from_at: components["schemas"]["Moment"];
        };
        /** @description A category with its names */
        CategoryName: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description English name
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Arabic name; if empty, the English one is shown
             * @example قفازات نتريل
             */
            name_arabic: string;
        };
        ChangeConsentRequest: {
            /**
             * @description What the person changes
             * @enum {string}
             */
            purpose: "newsletter" | "stock_alert";
            /** @description false withdraws it at once */
            given: boolean | string;
        };
        ChangePasswordRequest: {
            /**
             * @description The current password
             * @example four cedars 18
             */
            current_password: string;
            /**
             * @description At least 8 characters; common passwords are refused
             * @example seven lilies 29
             */
            new_password: string;
            /**
             * @description The new password, repeated
             * @example seven lilies 29
             */
            confirm_password: string;
        };
        ChangeVendorOrdersRequest: {
            /**
             * @description Ids of the rows; if one does not exist, nothing is changed
             * @example [
             *       1,
             *       2
             *     ]
             */
            ids: number[];
            /**
             * @description Action to apply to all rows
             * @enum {string}
             */
            action: "confirm" | "ship" | "complete";
            /**
             * @description Tracking texts by order id; orders without an entry keep their `tracking_information`
             * @example {
             *       "7": "Left Riyadh this morning."
             *     }
             */
            tracking?: {
                [key: string]: string;
            };
            /** @description Status that the list showed, by order id; an order with another status now is left unchanged */
            status_seen?: {
                [key: string]: string | number;
            };
        };
        /** @description Recalls of a batch */
        CheckedBatch: {
            /** @description Batch number that was compared; null if the code has none */
            lot_no: string | null;
            /** @description Why the answer is not certain, in words; empty if it is */
            problem: string;
            /** @description Recalls that name the batch */
            recalls: components["schemas"]["PublicRecall"][];
        };
        /** @description Checkout summary. It has no `status`: a body with one is an error. */
        Checkout: {
            /** @description One entry per vendor; all have the `order_no` to place */
            orders: components["schemas"]["CheckoutOrder"][];
            /** @description Lines of the order */
            order_products: components["schemas"]["CheckoutLine"][];
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /** @description Coupon of the cart; null without one */
            coupon: components["schemas"]["AppliedCoupon"] | null;
            /** @description Stored address that the parcels go to: the one chosen for this cart, else the default; null without one */
            shipping_address_id: number | null;
            /**
             * @description Price of the goods before coupon and shipping
             * @example 49
             */
            sub_total: components["schemas"]["Money"];
            /**
             * @description What shipping costs; 0 when free
             * @example 15
             */
            shipping_cost: components["schemas"]["Money"];
            /**
             * @description Coupon discount on the goods
             * @example 10
             */
            discount: components["schemas"]["Money"];
            /**
             * @description VAT included in the total; prices include VAT, and no total adds it
             * @example 8.35
             */
            tax_amount: components["schemas"]["Money"];
            /** @description Tax included in the prices, by rate, highest first; without goods of unregistered vendors */
            vat: components["schemas"]["VatGroup"][];
            /**
             * @description Amount to pay for the whole order
             * @example 64
             */
            grand_total: components["schemas"]["Money"];
            /** @description True if cash is possible: every vendor accepts it, or there is nothing to pay */
            cash: boolean;
            /**
             * @description Card payment; silent: the provider has not responded yet, or no longer does
             * @enum {string}
             */
            card: "off" | "ready" | "silent";
        };
        /** @description A cart line as it would be ordered now */
        CheckoutLine: {
            /** @description Product to be bought */
            product: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description Name in addresses; it never changes
                 * @example nitrile-gloves
                 */
                slug: string;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
                /**
                 * @description URL of the main picture, relative to the origin of this API: 640 px square WebP; null without one
                 * @example /media/ab12cd34-640.webp
                 */
                product_image: string | null;
            };
            /**
             * @description Size or colour of the variant in English; empty for a product without variants
             * @example Large
             */
            variant: string;
            /**
             * @description Size or colour of the variant in Arabic
             * @example كبير
             */
            variant_arabic: string;
            /**
             * @description Id of the vendor
             * @example 4
             */
            vendor_id: number;
            /**
             * @description Unit price with the discount applied
             * @example 24.5
             */
            unit_price: components["schemas"]["Money"];
            /**
             * @description Units
             * @example 2
             */
            quantity: number;
            /**
             * @description Price of the goods before coupon and shipping
             * @example 49
             */
            sub_total: components["schemas"]["Money"];
            /** @description Tax rate included in the price */
            vat_percent: number;
            /** @description Reason for not taxing. not_registered: the vendor is not registered; export: shipped to another country; zero_medicine, zero_device: zero-rated class; null: taxed */
            vat_reason: ("not_registered" | "export" | "zero_medicine" | "zero_device") | null;
            returns: components["schemas"]["ReturnTerms"];
            /** @description Rules of its sale; null if anyone may buy it */
            sale_rules: components["schemas"]["SaleRules"] | null;
            /** @description No unit bought now expires before this day; null without a promise */
            expires_from: string | null;
        };
        /** @description A sub-order of an unplaced checkout. `delivers` is false if the vendor does not ship to the customer's country. */
        CheckoutOrder: {
            /**
             * @description Id of the sub-order, kept when it is placed
             * @example 7
             */
            id: number;
            /**
             * @description Number of the whole order
             * @example BLS-4827193056
             */
            order_no: string;
            /**
             * @description Number of the sub-order of one vendor
             * @example BLS-4827193056-1
             */
            order_sub_no: string;
            /** @description Vendor */
            vendor: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description English name of the company
                 * @example Dilmun Medical
                 */
                company_name: string;
            };
            /**
             * @description True if the vendor ships to the customer’s country, or if the country is unknown
             * @example true
             */
            delivers: boolean;
            /** @description The vendor’s shipping rule; null if unknown */
            shipping: components["schemas"]["ShippingRule"] | null;
            /**
             * @description Price of the goods before coupon and shipping
             * @example 49
             */
            sub_total: components["schemas"]["Money"];
            /**
             * @description What shipping costs; 0 when free
             * @example 15
             */
            shipping_cost: components["schemas"]["Money"];
            /**
             * @description Share of `shipping_cost` for the cold chain; null for a parcel that keeps none
             * @example 12.5
             */
            cold_fee: components["schemas"]["Money"] | null;
            /**
             * @description This vendor’s share of the coupon discount
             * @example 10
             */
            discount: components["schemas"]["Money"];
            /**
             * @description VAT included in the total; prices include VAT, and no total adds it
             * @example 8.35
             */
            tax_amount: components["schemas"]["Money"];
            /** @description Tax included in the prices, by rate, highest first; without goods of unregistered vendors */
            vat: components["schemas"]["VatGroup"][];
            /**
             * @description Amount to pay: goods less discount, plus shipping
             * @example 64
             */
            total_amount: components["schemas"]["Money"];
        };
        /** @description A city of a state */
        City: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Name in the requested language
             * @example Nitrile gloves
             */
            name: string;
        };
        CloseAdminRecallRequest: {
            /** @description Conclusion in English */
            conclusion: string;
            /** @description Conclusion in Arabic */
            conclusion_arabic: string;
            /**
             * @description Why it is closed although fewer notices were answered than its class requires, or units are not accounted for
             * @default
             */
            shortfall_reason: string;
            /** @description The `updated_at` shown to the user, null if nothing was saved; 409 if it has changed since */
            updated_at_seen?: string | null;
        };
        /** @description Commission that a product would pay if it were sold now */
        CommissionMatch: {
            source: components["schemas"]["CommissionSource"];
            /**
             * @description Percentage of the price without tax; 0 if no rate applies
             * @example 10
             */
            percent: number;
            /** @description Rate that applies; null if none */
            rate: components["schemas"]["CommissionRate"] | null;
        };
        /** @description Percentage of a price without tax that the marketplace retains */
        CommissionRate: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Scope of the rate
             * @enum {string}
             */
            source: "vendor_category" | "category" | "vendor" | "default";
            /** @description Category the rate applies to; null: all */
            category: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
            } | null;
            /** @description Vendor the rate applies to; null: all */
            vendor: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description English name of the company
                 * @example Dilmun Medical
                 */
                company_name: string;
                /**
                 * @description Arabic name of the company; empty if it has none
                 * @example دلمون الطبية
                 */
                company_name_arabic: string;
            } | null;
            /**
             * @description Percentage of the price without tax
             * @example 10
             */
            percent: number;
            /**
             * Format: date
             * @description First day on which the rate applies, in Riyadh
             */
            from_day: string;
            /**
             * @description live: in effect; future: takes effect on its first day; ended: ended by an admin
             * @enum {string}
             */
            state: "live" | "future" | "ended";
            /** @description Null until an admin ends it */
            ended_at: components["schemas"]["Moment"] | null;
            /** @description Name of the admin who added it */
            created_by: string;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        };
        /**
         * @description Scope of a commission rate: a vendor’s category, a category, a vendor, or everything; none: no rate applies, so there is no commission
         * @enum {string}
         */
        CommissionSource: "vendor_category" | "category" | "vendor" | "default" | "none";
        CompleteLoginRequest: {
            /**
             * Format: uuid
             * @description `challenge_id` of the error `second_factor_required`
             */
            challenge_id: string;
            /**
             * @description The six digits of the authenticator app
             * @example 048213
             */
            code?: string;
            /**
             * @description A recovery code that was not used before
             * @example 7K3MZ-0QX4T
             */
            recovery_code?: string;
            passkey?: components["schemas"]["PasskeyAnswer"];
        };
        ConfirmIdentityRequest: {
            /**
             * @description At most 200 characters; spaces count
             * @example seven lilies 29
             */
            password?: string;
            /**
             * Format: uuid
             * @description `challenge_id` of POST /auth/step-up/options
             */
            challenge_id?: string;
            /**
             * @description The six digits of the authenticator app
             * @example 048213
             */
            code?: string;
            /**
             * @description A recovery code that was not used before
             * @example 7K3MZ-0QX4T
             */
            recovery_code?: string;
            passkey?: components["schemas"]["PasskeyAnswer"];
        };
        /** @description What a person has agreed to */
        Consent: {
            /**
             * @description Text or use of data
             * @enum {string}
             */
            purpose: "terms" | "privacy" | "newsletter" | "stock_alert";
            /** @description When the text was published that the person agreed to; null without a text */
            version: components["schemas"]["Moment"] | null;
            /** @description The consent holds now */
            given: boolean;
            /** @description Time of the latest statement; null without one */
            at: components["schemas"]["Moment"] | null;
        };
        ContactAdminRecallCaseRequest: {
            /**
             * @description How the buyer was reached
             * @enum {string}
             */
            channel: "phone" | "other";
            /** @description Outcome */
            note: string;
            /**
             * @description True: the buyer answered; the units below are the answer
             * @default false
             */
            answered: boolean;
            /**
             * @description Who answered
             * @default
             * @example Nitrile gloves
             */
            name: string;
            /** @description Units that the buyer sends back */
            returned?: number;
            /** @description Units destroyed */
            destroyed?: number;
            /** @description Units used already */
            used?: number;
            /** @description Units that cannot be found */
            missing?: number;
        };
        /** @description A message of the contact form. `handled_by`: name of the admin who handled it. */
        ContactMessage: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Name of the sender
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Address for the reply
             * @example noura@example.com
             */
            email: string;
            /**
             * @description Phone number as entered, with digits 0-9
             * @example +966 50 123 4567
             */
            phone_number: string;
            /**
             * @description Subject of the message
             * @example Delivery to Muharraq
             */
            subject: string;
            /**
             * @description Text of the message
             * @example Please ring before you come.
             */
            message: string;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /** @description Time at which it was handled; null while it is open */
            handled_at: components["schemas"]["Moment"] | null;
            /** @description Name of the admin who handled it; null while it is open */
            handled_by: string | null;
        };
        CountLotRequest: {
            /** @description Counted units */
            on_hand: number | string;
            /** @description Units on hand that the form showed: the difference is booked */
            on_hand_seen: number;
            /**
             * @description Note for the history of the batch
             * @default
             */
            note: string;
        };
        /** @description A country for addresses */
        Country: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Name in the requested language
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Two-letter country code (ISO 3166-1)
             * @example SA
             */
            iso2: string;
        };
        /**
         * @description State of a coupon: the first of off, ended, used_up and scheduled that applies, otherwise active
         * @enum {string}
         */
        CouponState: "active" | "scheduled" | "ended" | "used_up" | "off";
        /** @description A redemption. `released_at`: time at which the discounted goods were cancelled and the coupon was released. */
        CouponUse: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Number of the whole order
             * @example BLS-4827193056
             */
            order_no: string;
            /** @description Name of the customer */
            customer: string;
            /**
             * @description E-mail address of the customer
             * @example noura@example.com
             */
            email: string;
            /** @description Discount given */
            amount: components["schemas"]["Money"];
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /**
             * @description Time of the order
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /** @description Time at which the discounted goods were cancelled and the coupon was released; null while it is redeemed */
            released_at: components["schemas"]["Moment"] | null;
        };
        CreateAdminFxRateRequest: {
            /** @description First day, in Riyadh, included */
            from: components["schemas"]["Currency"];
            /**
             * @description Currency of the country that the tax is owed to
             * @enum {string}
             */
            to: "SAR" | "BHD";
            /**
             * @description Price of one unit of `from` in `to`, at most six decimals
             * @example 3.75
             */
            rate: number;
            /**
             * Format: date
             * @description First day on which the rate applies, in Riyadh, today or later
             */
            day: string;
        };
        CreateAdminRecallRequest: {
            severity: components["schemas"]["RecallSeverity"];
            /**
             * @description Who ordered the recall
             * @enum {string}
             */
            authority: "SFDA" | "NHRA" | "manufacturer" | "vendor" | "platform";
            /**
             * @description Number of the letter or notice
             * @default
             */
            authority_ref: string;
            /**
             * @description What buyers do: return or destroy the units, check their batch, or only be informed
             * @enum {string}
             */
            action: "return" | "destroy" | "check" | "inform";
            /**
             * @description Title in English
             * @example How to choose a thermometer
             */
            title: string;
            /**
             * @description Title in Arabic
             * @example كيف تختار مقياس الحرارة
             */
            title_arabic: string;
            /** @description Reason in English */
            reason: string;
            /** @description Reason in Arabic */
            reason_arabic: string;
            /** @description What buyers have to do, in English */
            instruction: string;
            /** @description What buyers have to do, in Arabic */
            instruction_arabic: string;
            /** @description Products concerned */
            product_ids: (number | string)[];
            /** @description Their recalled batches */
            lot_ids?: (number | string)[];
            /** @description First day of sales whose batch is not known; empty: none of them are concerned */
            sold_from?: string | null;
            /** @description The `updated_at` shown to the user, null if nothing was saved; 409 if it has changed since */
            updated_at_seen?: string | null;
        };
        CreateAdminVatRateRequest: {
            /**
             * @description Two-letter country code
             * @enum {string}
             */
            country: "SA" | "BH";
            /**
             * @description Class of the goods
             * @enum {string}
             */
            vat_class: "standard" | "zero_medicine" | "zero_device";
            /**
             * @description Rate: 0 to 100, at most two decimals
             * @example 10
             */
            percent: number;
            /**
             * Format: date
             * @description First day on which it applies, in Riyadh, after today
             */
            from_day: string;
        };
        CreatePrivacyRequestRequest: {
            kind: components["schemas"]["PrivacyRequestKind"];
            /** @description Required to correct and to object: what, and why */
            note?: string;
            /** @description An erasure also deletes the reviews of the person */
            with_reviews?: boolean;
        };
        CreateProductReportRequest: {
            reason: components["schemas"]["ReportReason"];
            /** @description What is wrong, in the reporter’s words */
            text: string;
            /**
             * Format: email
             * @description Address for the result; required of visitors, ignored for accounts
             * @example noura@example.com
             */
            email?: string;
        };
        CreateVendorProductRequest: {
            /**
             * @description English name
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Arabic name
             * @example قفازات نتريل
             */
            arabic_name: string;
            /** @description English text */
            description: string;
            /**
             * @description Arabic text of the product
             * @example خالية من المسحوق.
             */
            arabic_description: string;
            /**
             * @description The vendor’s SKU, unique per vendor
             * @example GLV-NIT-100
             */
            sku: string;
            /**
             * @description Barcode number (EAN or other)
             * @example 6281000000014
             */
            barcode: string;
            /**
             * @description Id of the category
             * @example 3
             */
            category_id: number | string;
            /**
             * @description Tax class; empty: that of its category
             * @enum {string}
             */
            vat_class?: "" | "standard" | "zero_medicine" | "zero_device";
            /** @description Authorisation (MDMA, registration) of SFDA; one of SFDA or NHRA is required for zero-rating */
            sfda_number?: string;
            /** @description Holder of the SFDA authorisation */
            sfda_holder?: string;
            /**
             * @description Last day of the SFDA authorisation, YYYY-MM-DD; empty without an end
             * @example 2031-03-31
             */
            sfda_expires_on?: "" | string;
            /** @description Authorisation of NHRA in Bahrain */
            nhra_number?: string;
            /** @description Holder of the NHRA authorisation */
            nhra_holder?: string;
            /**
             * @description Last day of the NHRA authorisation, YYYY-MM-DD; empty without an end
             * @example 2031-03-31
             */
            nhra_expires_on?: "" | string;
            /**
             * @description Kind of goods; ivd is an in vitro diagnostic
             * @enum {string}
             */
            product_kind?: "" | "device" | "ivd" | "medicine" | "supplement" | "cosmetic" | "general";
            /**
             * @description Risk class of SFDA: A, As, Am, Ar, B, C or D
             * @enum {string}
             */
            sfda_class?: "" | "A" | "As" | "Am" | "Ar" | "B" | "C" | "D";
            /**
             * @description Risk class of NHRA: I to III, or A to D for diagnostics
             * @enum {string}
             */
            nhra_class?: "" | "I" | "IIa" | "IIb" | "III" | "A" | "B" | "C" | "D";
            /** @description Manufacturer in English */
            manufacturer?: string;
            /** @description Manufacturer in Arabic */
            manufacturer_arabic?: string;
            /** @description Brand in English */
            brand?: string;
            /** @description Brand in Arabic */
            brand_arabic?: string;
            /**
             * @description ISO 3166-1 code of the country of origin
             * @enum {string}
             */
            origin_country?: "" | "AE" | "AL" | "AM" | "AR" | "AT" | "AU" | "AZ" | "BA" | "BD" | "BE" | "BG" | "BH" | "BR" | "BY" | "CA" | "CH" | "CL" | "CN" | "CO" | "CR" | "CU" | "CY" | "CZ" | "DE" | "DK" | "DO" | "DZ" | "EC" | "EE" | "EG" | "ES" | "ET" | "FI" | "FR" | "GB" | "GE" | "GH" | "GR" | "GT" | "HK" | "HN" | "HR" | "HU" | "ID" | "IE" | "IN" | "IQ" | "IR" | "IS" | "IT" | "JO" | "JP" | "KE" | "KG" | "KH" | "KR" | "KW" | "KZ" | "LB" | "LI" | "LK" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MK" | "MM" | "MO" | "MT" | "MU" | "MX" | "MY" | "NG" | "NL" | "NO" | "NP" | "NZ" | "OM" | "PA" | "PE" | "PH" | "PK" | "PL" | "PR" | "PS" | "PT" | "PY" | "QA" | "RO" | "RS" | "RU" | "SA" | "SD" | "SE" | "SG" | "SI" | "SK" | "SM" | "SN" | "SV" | "SY" | "TH" | "TN" | "TR" | "TW" | "TZ" | "UA" | "UG" | "US" | "UY" | "UZ" | "VE" | "VN" | "YE" | "ZA";
            /**
             * @description Sterile: yes, no, or empty
             * @enum {string}
             */
            sterile?: "" | "yes" | "no";
            /**
             * @description For single use: yes, no, or empty
             * @enum {string}
             */
            single_use?: "" | "yes" | "no";
            /**
             * @description Lowest storage temperature, whole °C
             * @example 25
             */
            store_min_c?: string;
            /**
             * @description Highest storage temperature, whole °C; up to 8 means a cold chain
             * @example 25
             */
            store_max_c?: string;
            /**
             * @description Buyers; empty: those of its category
             * @enum {string}
             */
            audience?: "" | "professional" | "rx";
            /**
             * @description Most units per person in `limit_days`; empty without one
             * @example 2
             */
            quantity_limit?: string;
            /**
             * @description Days of the quantity limit; empty: 30
             * @example 60
             */
            limit_days?: string;
            /**
             * @description Age in years that the buyer confirms; empty without one
             * @example 18
             */
            min_age?: string;
            /**
             * @description Return class; empty: that of its category. The stricter of the two applies
             * @enum {string}
             */
            return_class?: "" | "open" | "sealed" | "cold_chain" | "final";
            /**
             * @description active: on sale once approved; draft (or inactive): not offered
             * @default active
             * @enum {string}
             */
            status: "active" | "draft" | "inactive";
            /**
             * @description Ignored: the admin decides
             * @example 1
             */
            approval_status?: number | string | boolean;
            /**
             * @description Units in stock; ignored for a product with variants, which have their own
             * @example 40
             */
            stock: number | string;
            /**
             * @description Discount in whole percent, 0 to 90
             * @example 10
             */
            discount?: number | string;
            /**
             * @description Price of one unit in SAR; ignored for a product with variants, which have their own
             * @example 12
             */
            price_sar: number | string;
            /**
             * @description Price of one unit in BHD; ignored for a product with variants, which have their own
             * @example 4.525
             */
            price_bhd: number | string;
            /**
             * @description Price of one unit in USD; ignored for a product with variants, which have their own
             * @example 12
             */
            price_usd: number | string;
            /** @description Search terms, at most 20: a list, in a form the same list as JSON text */
            tags?: string[];
            /** @description Specifications of its category; those omitted from the list are removed, all are unchanged if the field is omitted. A list, in a form the same list as JSON text */
            attributes?: {
                /** @description Key of the attribute */
                code: string;
                /** @description As in the response; a number may be text with its unit, null is no value */
                value: string | number | boolean | number[] | null;
                /**
                 * @description Arabic name of the size or colour; may be empty
                 * @default
                 * @example كبير
                 */
                value_arabic: string;
            }[];
            /** @description Stored pictures in order, the main one first; unchanged if omitted from an edit */
            images?: {
                /**
                 * @description Id of a stored picture (`POST /api/vendor/pictures`)
                 * @example 7
                 */
                id: number | string;
                /**
                 * @description SKU of the variant shown in the picture; empty for the whole product
                 * @default
                 * @example
                 */
                variant_sku: string;
            }[];
            /** @description Related products; ids of the vendor’s own products when saving */
            related_products?: (number | string)[];
            /** @description Sizes or colours with their own stock and prices; those omitted from an edit are removed */
            variants?: {
                /**
                 * @description Id of an existing variant; a new one if omitted
                 * @example 7
                 */
                id?: number | string;
                /**
                 * @description Size or colour; the same for all variants
                 * @enum {string}
                 */
                type: "size" | "color";
                /** @description The size or colour in English */
                value: string;
                /**
                 * @description Arabic name of the size or colour; may be empty
                 * @default
                 * @example كبير
                 */
                value_arabic: string;
                /**
                 * @description English name of the colour, for a size that comes in several; otherwise empty
                 * @default
                 * @example
                 */
                color: string;
                /**
                 * @description Arabic name of that colour
                 * @default
                 * @example
                 */
                color_arabic: string;
                /**
                 * @description Units in stock
                 * @example 40
                 */
                stock: number | string;
                /**
                 * @description Stock shown in the form. With it, the difference is applied, so that sales in the meantime still count
                 * @example 40
                 */
                stock_seen?: number | string;
                /**
                 * @description Barcode number (EAN or other)
                 * @example 6281000000014
                 */
                barcode: string;
                /**
                 * @description The vendor’s SKU, unique per vendor
                 * @example GLV-NIT-100
                 */
                sku: string;
                /**
                 * @description Unit price in SAR, with up to 2 decimal places
                 * @example 12
                 */
                price_sar: number | string;
                /**
                 * @description Unit price in BHD, with up to 3 decimal places
                 * @example 4.525
                 */
                price_bhd: number | string;
                /**
                 * @description Unit price in USD, with up to 2 decimal places
                 * @example 12
                 */
                price_usd: number | string;
            }[];
        };
        CreateVendorRecallRequest: {
            severity: components["schemas"]["RecallSeverity"];
            /**
             * @description Who ordered the recall
             * @enum {string}
             */
            authority: "SFDA" | "NHRA" | "manufacturer" | "vendor";
            /**
             * @description Number of the letter or notice
             * @default
             */
            authority_ref: string;
            /**
             * @description What buyers do: return or destroy the units, check their batch, or only be informed
             * @enum {string}
             */
            action: "return" | "destroy" | "check" | "inform";
            /**
             * @description Title in English
             * @example How to choose a thermometer
             */
            title: string;
            /**
             * @description Title in Arabic
             * @example كيف تختار مقياس الحرارة
             */
            title_arabic: string;
            /** @description Reason in English */
            reason: string;
            /** @description Reason in Arabic */
            reason_arabic: string;
            /** @description What buyers have to do, in English */
            instruction: string;
            /** @description What buyers have to do, in Arabic */
            instruction_arabic: string;
            /** @description Products concerned */
            product_ids: (number | string)[];
            /** @description Their recalled batches */
            lot_ids?: (number | string)[];
            /** @description First day of sales whose batch is not known; empty: none of them are concerned */
            sold_from?: string | null;
            /** @description The `updated_at` shown to the user, null if nothing was saved; 409 if it has changed since */
            updated_at_seen?: string | null;
        };
        CreateVendorShippingZoneRequest: {
            /**
             * @description Id of the country; null: all countries without a zone of their own
             * @example 1
             */
            country_id: number | null;
            /**
             * @description Minimum number of working days until dispatch
             * @example 1
             */
            handling_days_min: number;
            /**
             * @description Maximum number of working days until dispatch
             * @example 3
             */
            handling_days_max: number;
            /**
             * @description Parcels there keep a cold chain
             * @default false
             */
            cold: boolean;
            /**
             * @description Shipping cost of a parcel, one entry per currency
             * @example [
             *       {
             *         "currency": "SAR",
             *         "flat_fee": 15,
             *         "free_from": 200,
             *         "cold_fee": 12.5
             *       },
             *       {
             *         "currency": "BHD",
             *         "flat_fee": 1.5,
             *         "free_from": 20,
             *         "cold_fee": 1.25
             *       },
             *       {
             *         "currency": "USD",
             *         "flat_fee": 4,
             *         "free_from": null,
             *         "cold_fee": 3.5
             *       }
             *     ]
             */
            rates: {
                /**
                 * @description Currency of the amounts
                 * @example SAR
                 */
                currency: components["schemas"]["Currency"];
                /**
                 * @description Shipping cost of a parcel
                 * @example 15
                 */
                flat_fee: number;
                /**
                 * @description Goods total from which shipping is free; null for never
                 * @example 200
                 */
                free_from: number | null;
                /**
                 * @description Added once to a parcel with goods of a cold chain; ignored unless `cold`
                 * @default 0
                 * @example 12.5
                 */
                cold_fee: number;
            }[];
            /** @description The `updated_at` shown to the user, null if nothing was saved; 409 if it has changed since */
            updated_at_seen?: string | null;
        };
        /**
         * @description Currencies of the shop, with decimal places: SAR 2, BHD 3, USD 2.
         * @enum {string}
         */
        Currency: "SAR" | "BHD" | "USD";
        /** @description An amount in each currency on the wire */
        CurrencyAmounts: {
            /**
             * @description Amount in SAR, with up to 2 decimal places
             * @example 50
             */
            SAR: components["schemas"]["Money"];
            /**
             * @description Amount in BHD, with up to 3 decimal places
             * @example 50
             */
            BHD: components["schemas"]["Money"];
            /**
             * @description Amount in USD, with up to 2 decimal places
             * @example 50
             */
            USD: components["schemas"]["Money"];
        };
        /**
         * @description blocked: cannot sign in; open orders continue
         * @enum {string}
         */
        CustomerState: "active" | "blocked";
        /** @description The admin dashboard. `boxes`, `series` and `top_vendors` cover the days of `span`, in one currency; amounts in different currencies are never added. `currencies` is empty before the first sale. */
        Dashboard: {
            /**
             * @description Currency of all amounts except those of `sales` and `newest_orders`
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /**
             * @description The requested period
             * @example week
             */
            period: components["schemas"]["SalesPeriod"];
            /** @description Days of the period, in Riyadh */
            span: {
                /**
                 * Format: date
                 * @description First day, in Riyadh, included
                 * @example 2026-03-01
                 */
                from: string;
                /**
                 * Format: date
                 * @description Last day, in Riyadh, included
                 * @example 2026-03-31
                 */
                to: string;
            };
            /** @description When a large shop last summed `boxes`, `series`, `top_vendors` and `orders_by_status`; null: with this response */
            figures_at: components["schemas"]["Moment"] | null;
            /** @description Figures compared with those of the previous period */
            boxes: components["schemas"]["PlatformBox"][];
            /** @description Refunds for returned goods, already deducted from sales and units */
            returned: components["schemas"]["Money"];
            /** @description Sales by day or month */
            series: components["schemas"]["SalesBar"][];
            /** @description Currencies with any sales; empty before the first order */
            currencies: components["schemas"]["SoldCurrency"][];
            /** @description Vendors with the highest sales */
            top_vendors: components["schemas"]["TopVendor"][];
            waiting: components["schemas"]["AdminWaiting"];
            /** @description Number of orders by status */
            orders_by_status: {
                /** @description The status */
                status: components["schemas"]["OrderStatus"];
                /**
                 * @description 1 Pending, 2 Confirmed, 3 Shipped, 4 Completed, 5 Cancelled, 6 Cancel With Refund
                 * @example 1
                 */
                status_code: number;
                /** @description Number of orders */
                count: number;
            }[];
            /** @description Same as `waiting.vendors` */
            vendors_waiting: number;
            /** @description Same as `waiting.products` */
            products_waiting: number;
            /** @description The newest orders of all vendors */
            newest_orders: components["schemas"]["Order"][];
            /** @description Sales of today and recent days, by currency */
            sales: components["schemas"]["Sales"][];
        };
        DecideAdminReportRequest: {
            /**
             * @description Id of the state, from `GET /api/states`; null while none is chosen
             * @enum {string}
             */
            state: "kept" | "acted";
            /**
             * @description Measure taken with the decision; none: another one, or none
             * @default none
             * @enum {string}
             */
            action: "none" | "unapprove_product" | "stop_store";
            /**
             * @description Note for admins; never shown to the vendor or the reporter
             * @default
             */
            note: string;
        };
        DecideAdminVendorTaxRequest: {
            /**
             * @description verify: sales are under `regime` from now on; reject: under the default regime of unverified vendors
             * @enum {string}
             */
            decision: "verify" | "reject";
            /**
             * @description registered: the vendor states the tax; deemed: the marketplace states it instead; unregistered: no tax is stated
             * @default registered
             * @enum {string}
             */
            regime: "registered" | "deemed" | "unregistered";
            /**
             * @description The number that was reviewed; empty if none
             * @default
             * @example 310123456700003
             */
            vat_number: string;
            /** @description The `asked_at` that was reviewed; fails with 409 if the vendor has submitted new details since */
            asked_at?: components["schemas"]["Moment"] | null;
            /**
             * @description Reason shown to the vendor; required to reject
             * @default
             * @example The certificate has expired.
             */
            remarks: string;
        };
        DecideVendorOrderCancellationRequest: {
            /**
             * @description accept: cancels the order and returns its stock; decline: the order continues
             * @enum {string}
             */
            decision: "accept" | "decline";
            /** @description Reason shown to the customer */
            reason?: string;
            /** @description The status that the screen showed; the request fails with 409 if it has changed */
            status_seen?: string | number;
        };
        /** @description A vendor's shipping rule for one destination. Amounts are in the request's currency. */
        Delivery: {
            /** @description Destination; null: all countries without an entry */
            country: components["schemas"]["Country"] | null;
            /**
             * @description Price of a parcel in the request’s currency
             * @example 15
             */
            flat_fee: components["schemas"]["Money"];
            /**
             * @description Goods total from which shipping is free; null for never
             * @example 200
             */
            free_from: components["schemas"]["Money"] | null;
            /**
             * @description Minimum number of working days until dispatch
             * @example 1
             */
            handling_days_min: number;
            /**
             * @description Maximum number of working days until dispatch
             * @example 3
             */
            handling_days_max: number;
        };
        /** @description A device on which the person is signed in */
        Device: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description True for the session of this request */
            is_current: boolean;
            /** @description 1 admin, 2 vendor, 3 customer */
            role: 1 | 2 | 3;
            /** @description Store that the session acts for */
            store: {
                /**
                 * @description English name of the company
                 * @example Dilmun Medical
                 */
                company_name: string;
                /**
                 * @description Arabic name of the company; empty if it has none
                 * @example دلمون الطبية
                 */
                company_name_arabic: string;
            } | null;
            /** @description Browser and system; empty if unknown */
            device: string;
            /**
             * @description Network address of the sign-in; empty if unknown
             * @example instagram
             */
            network: string;
            /**
             * @description Time of the sign-in
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /** @description Time of the last request, to five minutes */
            last_seen_at: components["schemas"]["Moment"];
        };
        /** @description An attribute by which a list can be filtered */
        Facet: {
            /** @description Key of the attribute; never changes */
            code: string;
            kind: components["schemas"]["AttributeKind"];
            /**
             * @description Name in the requested language
             * @example Nitrile gloves
             */
            name: string;
            /** @description Its choices in order */
            options: components["schemas"]["FacetOption"][];
        };
        /** @description A choice of a filter with its number of products */
        FacetOption: {
            /**
             * @description Id for the filter `f`
             * @example 7
             */
            id: number;
            /** @description Option, answer or range with its unit, in the requested language */
            label: string;
            /** @description Products that match with this option; null if there are more products than are counted */
            count: number | null;
        };
        /** @description A second step for signing in */
        Factor: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description An authenticator app, or a passkey
             * @enum {string}
             */
            kind: "totp" | "passkey";
            /**
             * @description Name that the person gave
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /** @description False for a passkey of an earlier web address of the shop */
            is_usable: boolean;
            /** @description Time of the last sign-in with it; null if never */
            last_used_at: components["schemas"]["Moment"] | null;
        };
        /** @description Exchange rate at which invoices state their tax in the currency of the tax authority */
        FxRate: {
            /** @description Currency of the sale */
            from: components["schemas"]["Currency"];
            /**
             * @description Currency of the country that the tax is owed to
             * @enum {string}
             */
            to: "SAR" | "BHD";
            /** @description Price of one unit of `from` in `to` */
            rate: number;
            /** @description First day on which the rate applies, in Riyadh; null: the central banks’ peg, the fallback without another rate */
            day: string | null;
        };
        /** @description The store's name and address. Country, state and city are ids; null if not set. */
        GeneralSettings: {
            /**
             * @description English name of the company
             * @example Dilmun Medical
             */
            company_name: string;
            /**
             * @description Street address of the company in one line
             * @example 12 Palm Street, Manama
             */
            company_address: string;
            /**
             * @description Phone number of the company: digits, with a plus before a country code
             * @example +97317000000
             */
            company_phone_no: string;
            /**
             * @description Id of the country, from `GET /api/countries`; null while none is chosen
             * @example 1
             */
            country: number | null;
            /**
             * @description Id of the state, from `GET /api/states`; null while none is chosen
             * @example 1
             */
            state: number | null;
            /**
             * @description Id of the city, from `GET /api/cities`; null while none is chosen
             * @example 1
             */
            city: number | null;
            /**
             * @description Postal code in the format of its country (Saudi Arabia: 5 digits); may be empty
             * @example 12345
             */
            postal_code: string;
            /**
             * @description Time of the last change of any store setting
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
        };
        GetAdminAuditFiltersResponse: {
            /**
             * @description Same as the HTTP status
             * @enum {number}
             */
            status: 200;
            /**
             * @description Always true
             * @enum {boolean}
             */
            success: true;
            /**
             * @description Human-readable message in the language of the `lang` header
             * @example Done.
             */
            message: string;
            /** @description Everyone who has ever changed something */
            actors: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description Current name of the person
                 * @example Nitrile gloves
                 */
                name: string;
                /** @description 1 admin, 2 vendor, 3 customer */
                role: 1 | 2 | 3;
            }[];
            /** @description Every `action` that occurs */
            actions: {
                /** @description Value for the filter */
                value: string;
                /** @description Label in the language of the `lang` header */
                text: string;
            }[];
            /** @description Every `entity` that occurs */
            entities: {
                /**
                 * @description Value for the filter
                 * @enum {string}
                 */
                value: "account" | "category" | "city" | "commission_rate" | "country" | "coupon" | "customer" | "invitation" | "ledger" | "message" | "order" | "page" | "picture" | "post" | "product" | "review" | "settings" | "state" | "subscriber" | "synonym" | "testimonial" | "vat_rate" | "vendor" | "return" | "refund" | "fx_rate" | "invoice" | "bank_account" | "payout" | "statement" | "payment" | "report" | "lot" | "recall" | "licence" | "attribute" | "member" | "role" | "privacy_request" | "thread" | "prepared_answer";
                /** @description Label in the language of the `lang` header */
                text: string;
            }[];
        };
        GetCartResponse: {
            /**
             * @description Same as the HTTP status
             * @enum {number}
             */
            status: 200;
            /**
             * @description Always true
             * @enum {boolean}
             */
            success: true;
            /**
             * @description Human-readable message in the language of the `lang` header
             * @example Done.
             */
            message: string;
            /** @description The cart, one entry per vendor; empty for an empty cart */
            data: components["schemas"]["Cart"][];
            /** @description Coupon of the cart; null without one */
            coupon: components["schemas"]["AppliedCoupon"] | null;
            /** @description Stored address that the parcels go to: the one chosen for this cart, else the default; null without one */
            shipping_address_id: number | null;
            /** @description Totals of the whole cart */
            totals: components["schemas"]["CartTotals"];
            /** @description The order for which a card payment is pending; null without one */
            open_payment: components["schemas"]["OpenPayment"] | null;
        };
        GetVendorHolidayResponse: {
            /**
             * @description Same as the HTTP status
             * @enum {number}
             */
            status: 200;
            /**
             * @description Always true
             * @enum {boolean}
             */
            success: true;
            /**
             * @description Human-readable message in the language of the `lang` header
             * @example Done.
             */
            message: string;
            /** @description The current or next holiday; null without one */
            holiday: components["schemas"]["StoreHoliday"] | null;
            /** @description Orders that the vendor has yet to ship */
            unshipped: number;
            /** @description Days of other holidays in the last year */
            days_used: number;
            /**
             * @description Time of the last change
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
        };
        GetVendorLotResponse: {
            /**
             * @description Same as the HTTP status
             * @enum {number}
             */
            status: 200;
            /**
             * @description Always true
             * @enum {boolean}
             */
            success: true;
            /**
             * @description Human-readable message in the language of the `lang` header
             * @example Done.
             */
            message: string;
            /** @description Result of the operation */
            data: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /** @description The product */
                product: {
                    /**
                     * @description Id, as used in paths and bodies of other operations
                     * @example 7
                     */
                    id: number;
                    /**
                     * @description Name in addresses; it never changes
                     * @example nitrile-gloves
                     */
                    slug: string;
                    /**
                     * @description English name
                     * @example Nitrile gloves
                     */
                    name: string;
                    /**
                     * @description Arabic name; if empty, the English one is shown
                     * @example قفازات نتريل
                     */
                    name_arabic: string;
                };
                /** @description Its size or colour; null without variants */
                variant: {
                    /**
                     * @description Id, as used in paths and bodies of other operations
                     * @example 7
                     */
                    id: number;
                    /** @description Its English name */
                    label: string;
                    /** @description Its Arabic name; '' without one */
                    label_arabic: string;
                } | null;
                /** @description Vendor of the goods */
                vendor: {
                    /**
                     * @description Id, as used in paths and bodies of other operations
                     * @example 7
                     */
                    id: number;
                    /**
                     * @description English name of the company
                     * @example Dilmun Medical
                     */
                    company_name: string;
                    /**
                     * @description Arabic name of the company; empty if it has none
                     * @example دلمون الطبية
                     */
                    company_name_arabic: string;
                };
                /**
                 * @description SKU of the product or variant
                 * @example GLV-NIT-100
                 */
                sku: string;
                /** @description Number on the box; empty for units whose batch is unknown */
                lot_no: string;
                /** @description Last day of use; null if it does not expire or is unknown */
                expires_on: string | null;
                /** @description Day of manufacture; null if unknown */
                made_on: string | null;
                /**
                 * Format: date
                 * @description Day of its first delivery
                 */
                received_on: string;
                /** @description Number of the box, 14 digits; empty without one */
                gtin: string;
                /** @description Units in the warehouse */
                on_hand: number;
                /** @description Last day on which it is sold; null without an expiry */
                sell_until: string | null;
                /** @description Id of the state, from `GET /api/states`; null while none is chosen */
                state: components["schemas"]["LotState"];
                /** @description True: for sale, and expires within 90 days */
                near_expiry: boolean;
                /** @description Suggestion within 90 days of its last day of sale; null if it will be sold in time */
                mark_down: {
                    /**
                     * @description Suggested discount of the product, percent
                     * @example 10
                     */
                    discount: number;
                    /** @description Discount of the product now, percent */
                    discount_seen: number;
                    /** @description Units that would not be sold in time, at the pace of the last 90 days */
                    units: number;
                } | null;
                /** @description Running mark-down because of it, percent; null without one */
                marked_down: number | null;
                /** @description Reason of its vendor; '' unless in quarantine */
                quarantine_reason: string;
                /**
                 * @description Time of the last change
                 * @example 2026-03-02T10:00:00.000Z
                 */
                updated_at: components["schemas"]["Moment"];
                /** @description The newest changes */
                moves: components["schemas"]["LotMove"][];
            };
        };
        /** @description Orders bought without an account, with the address of this one */
        GuestOrders: {
            /** @description The customer has entered a code sent to the address of the account */
            email_proven: boolean;
            /** @description Orders that can be taken over, newest first; empty until the address is proven */
            orders: {
                /**
                 * @description Number of the whole order
                 * @example BLS-4827193056
                 */
                order_no: string;
                /**
                 * @description Time of the order
                 * @example 2026-03-01T09:30:00.000Z
                 */
                placed_at: components["schemas"]["Moment"];
                /** @description Total of the whole order */
                total: components["schemas"]["Money"];
                /**
                 * @description Currency of the amounts
                 * @example SAR
                 */
                currency: components["schemas"]["Currency"];
            }[];
        };
        /** @description A running holiday of a vendor */
        Holiday: {
            /**
             * Format: date
             * @description Day on which the vendor sells (pause) or ships (delay) again
             */
            until: string;
            /**
             * @description pause: nothing can be bought; delay: orders are accepted and ship after the holiday
             * @enum {string}
             */
            mode: "pause" | "delay";
            /** @description Note of the vendor in the requested language; empty without one */
            note: string;
        };
        /** @description Requested name and registration of a vendor */
        IdentityRequest: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description English name of the company
             * @example Dilmun Medical
             */
            company_name: string;
            /**
             * @description Arabic name of the company; empty if it has none
             * @example دلمون الطبية
             */
            company_name_arabic: string;
            /**
             * @description Commercial registration number; empty if none was entered
             * @example 1010123456
             */
            cr_number: string;
            /**
             * @description File name of a new certificate; null to keep the current one
             * @example certificate.pdf
             */
            cr_certificate: string | null;
            /** @description Time of the request */
            asked_at: components["schemas"]["Moment"];
            /** @description Time when an admin declined it; null if not declined */
            declined_at: components["schemas"]["Moment"] | null;
            /** @description Reason for declining; may be empty */
            decline_reason: string;
        };
        /** @description An error in one line of an imported table. `row` is the line of the file, the head being line 1; `field` is the column. */
        ImportError: {
            /** @description Line of the file; the head is line 1 */
            row: number;
            /**
             * @description The vendor’s SKU, unique per vendor
             * @example GLV-NIT-100
             */
            sku: string;
            /** @description Name of the column; empty for the whole line */
            field: string;
            /**
             * @description Readable error message
             * @example Please ring before you come.
             */
            message: string;
        };
        /** @description Outcome of an import or, for a dry run, its preview. With any failed row nothing is written, unless failed rows are skipped. */
        ImportReport: {
            /** @description Number of products in the file; the lines of variants belong to their products */
            rows: number;
            /** @description Number of new products */
            created: number;
            /** @description Number of changed products */
            updated: number;
            /** @description Number of unchanged products */
            unchanged: number;
            /** @description Number of products with an invalid line; with any, nothing is written unless `skip_failed` skips them */
            failed: number;
            /** @description Number of lines that request a product on sale, which stays inactive until it has a picture */
            inactive: number;
            /** @description Pictures that lines list for products without one, the first 10,000: have each fetched by `POST /api/vendor/product-pictures` */
            pictures: {
                /**
                 * @description SKU of the product without a picture
                 * @example GLV-NIT-100
                 */
                sku: string;
                /** @description URL of the picture, as given in the line */
                address: string;
            }[];
            /** @description Errors, the first 10,000 */
            errors: components["schemas"]["ImportError"][];
            /** @description Lines that are only partly applied, the first 10,000: products that stay inactive without a picture */
            notes: components["schemas"]["ImportError"][];
            /** @description `errors` is not complete */
            truncated: boolean;
            /** @description Unknown columns of the file, which were ignored */
            columns_unknown: string[];
            /**
             * @description Validates and reports without saving
             * @example true
             */
            dry_run: boolean;
            /** @description Changes were written */
            written: boolean;
        };
        /** @description An import of more than 100 changes, written in batches of 100 lines in the background. All of its lines were validated before it began. */
        ImportRun: {
            /**
             * @description Id of the import
             * @example 7
             */
            id: number;
            /** @description Name of the file */
            file_name: string;
            /**
             * @description queued: not yet started; stopped: by the vendor, or because the vendor may no longer sell; failed: given up after server errors
             * @enum {string}
             */
            state: "queued" | "running" | "stopped" | "done" | "failed";
            /** @description Number of products in the file */
            rows: number;
            /** @description Number of finished products, from the top of the file */
            done_rows: number;
            /** @description Last finished line of the file, the head being line 1; no later line has been processed */
            last_row: number | null;
            /** @description New products so far */
            created: number;
            /** @description Changed products so far */
            updated: number;
            /** @description Unchanged products so far */
            unchanged: number;
            /** @description Lines that failed when they were written; the others are applied */
            failed: number;
            /**
             * @description Time of the upload
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /** @description Time at which the import ended; null while it is running */
            finished_at: components["schemas"]["Moment"] | null;
        };
        /** @description Refund preview of an inspection, by line */
        InspectionPreview: {
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /** @description Refund per line, including lines of which only shipping is refunded */
            lines: {
                /** @description Id of the order line */
                order_product_id: number;
                /**
                 * @description Price times accepted units
                 * @example 49
                 */
                sub_total: components["schemas"]["Money"];
                /** @description Share of the discount by the vendor’s own coupon */
                discount_vendor: components["schemas"]["Money"];
                /** @description Share of the discount by a marketplace coupon */
                discount_platform: components["schemas"]["Money"];
                /** @description Refunded shipping */
                shipping: components["schemas"]["Money"];
                /** @description Included tax */
                vat: components["schemas"]["Money"];
                /** @description Commission returned to the vendor */
                commission: components["schemas"]["Money"];
                /** @description Tax on the commission returned to the vendor */
                commission_vat: components["schemas"]["Money"];
                /** @description Refund to the customer */
                refund: components["schemas"]["Money"];
            }[];
            /** @description Total refund to the customer */
            refund: components["schemas"]["Money"];
            /** @description Total commission returned to the vendor, with its tax */
            commission_back: components["schemas"]["Money"];
        };
        /** @description An invitation to a team that has not been accepted yet */
        Invitation: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description First and last name of the invitee
             * @example Noura Al Harbi
             */
            name: string;
            /**
             * @description Recipient
             * @example noura@example.com
             */
            email: string;
            role: components["schemas"]["MemberRole"];
            /** @description Name of the person who sent it; null if sent from the command line */
            invited_by: string | null;
            /**
             * @description Time when it was first sent
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /** @description Expiry of the link */
            expires_at: components["schemas"]["Moment"];
            /** @description True if the link has expired; the invitation can be sent again */
            is_expired: boolean;
        };
        /** @description Recipient of an invitation link */
        Invitee: {
            /**
             * @description First name of the person
             * @example Noura
             */
            firstname: string;
            /**
             * @description Last name of the person
             * @example Al Harbi
             */
            lastname: string;
            /**
             * @description E-mail address in lower case; identifies the account and never changes
             * @example noura@example.com
             */
            email: string;
            /** @description The store that they are invited to; null for the platform */
            store: {
                /**
                 * @description English name of the company
                 * @example Dilmun Medical
                 */
                company_name: string;
                /**
                 * @description Arabic name of the company; empty if it has none
                 * @example دلمون الطبية
                 */
                company_name_arabic: string;
            } | null;
            role: components["schemas"]["MemberRole"];
            /** @description True if the address has an account, whose password accepts the invitation */
            has_account: boolean;
        };
        /** @description An invoice or credit note; immutable */
        Invoice: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Number in the series of its issuer, or of the vendor’s own system
             * @example INV-7-000042
             */
            invoice_no: string;
            /**
             * @description credit_note: refunds what an invoice has charged
             * @enum {string}
             */
            kind: "invoice" | "credit_note";
            /**
             * @description standard: tax invoice to a buyer with a VAT number; simplified: tax invoice to any other buyer; plain: the seller charges no tax; summary: issued by the vendor’s own system and uploaded here
             * @enum {string}
             */
            form: "standard" | "simplified" | "plain" | "summary";
            /**
             * @description platform: Balsam, instead of the vendor or for its commission
             * @enum {string}
             */
            issuer: "vendor" | "platform";
            /**
             * @description Number of the parcel; null for a commission invoice
             * @example BLS-4827193056-1
             */
            order_sub_no: string | null;
            /** @description For a credit note, the number of its invoice; else null */
            corrects_no: string | null;
            /** @description Time of issue, to the second; never before its predecessor in the series */
            issued_at: components["schemas"]["Moment"];
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /** @description Total including tax */
            total: components["schemas"]["Money"];
            /** @description Tax included in the total */
            vat: components["schemas"]["Money"];
            /**
             * @description Currency of the country that the tax is owed to
             * @enum {string}
             */
            tax_currency: "SAR" | "BHD";
            /** @description Tax in that currency */
            tax_vat: components["schemas"]["Money"];
        };
        /** @description Issuer of the invoices of a vendor’s sales */
        InvoiceSettings: {
            /**
             * @description balsam: Balsam issues the invoices in the vendor’s name; own: the vendor uploads its own
             * @enum {string}
             */
            mode: "balsam" | "own";
            /**
             * @description Time of the last change to any of the store’s settings
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
        };
        /**
         * @description Supported languages
         * @enum {string}
         */
        Lang: "en" | "ar";
        /**
         * @description A ledger account (docs/LEDGER.md)
         * @enum {string}
         */
        LedgerAccount: "vendor" | "customer" | "carrier" | "provider" | "bank" | "promotion" | "commission" | "commission_vat" | "deemed_vat" | "refunds_due" | "payouts_underway" | "provider_fees" | "adjustments";
        /** @description A ledger entry as shown to its vendor */
        LedgerEntry: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            kind: components["schemas"]["LedgerEntryKind"];
            /** @description For a reversal, the kind of the reversed entry; else null */
            reversed_kind: components["schemas"]["LedgerEntryKind"] | null;
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /** @description Effect on the vendor’s balance; positive: Balsam owes more */
            amount: components["schemas"]["SignedMoney"];
            /**
             * @description Parcel number; null if it concerns none
             * @example BLS-4827193056-1
             */
            order_sub_no: string | null;
            /** @description Reason of a manual entry, or the bank’s reference; may be empty */
            reason: string;
            /** @description Payout that has paid it, or that it belongs to; null if none */
            payout_no: string | null;
            /** @description Statement on which it is listed; null until its month is closed */
            statement_no: string | null;
            /**
             * Format: date
             * @description Day of the event in Riyadh
             */
            occurred_on: string;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        };
        /**
         * @description Type of entry. collect: the customer’s money was collected; sale: the vendor earned the goods and the shipping; commission: retained by the marketplace, with its tax; vat_withheld: tax that the marketplace owes instead of the vendor; refund, commission_back, vat_back: the opposite of these; carrier_remitted, provider_settled, vendor_paid_in: money reached the bank; payout: ordered; payout_paid: paid by the bank; reversal: an entry was reversed
         * @enum {string}
         */
        LedgerEntryKind: "collect" | "sale" | "commission" | "vat_withheld" | "refund" | "commission_back" | "vat_back" | "refund_paid" | "carrier_remitted" | "provider_settled" | "vendor_paid_in" | "payout" | "payout_paid" | "adjustment" | "reversal";
        /** @description A ledger line; the lines of an entry add up to zero */
        LedgerLine: {
            account: components["schemas"]["LedgerAccount"];
            /**
             * @description Component of the amount
             * @enum {string}
             */
            component: "total" | "goods" | "discount" | "shipping" | "vat_goods" | "vat_shipping" | "commission" | "commission_vat" | "amount";
            /** @description Order line; null if it concerns the whole */
            order_product_id: number | null;
            /** @description Debit positive, credit negative */
            amount: components["schemas"]["SignedMoney"];
        };
        /** @description A licence of a vendor */
        Licence: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            type: components["schemas"]["LicenceType"];
            /** @description Number as on the paper */
            number: string;
            /**
             * @description Activity that the licence names; empty for none
             * @enum {string}
             */
            activity: "" | "manufacturer" | "representative" | "importer" | "distributor";
            /**
             * Format: date
             * @description Day of issue
             */
            issued_on: string;
            /**
             * Format: date
             * @description Last day, until midnight in Riyadh
             */
            expires_on: string;
            /**
             * @description submitted: to be reviewed by an admin; withdrawn: by the vendor before a decision, or by an admin after it
             * @enum {string}
             */
            state: "submitted" | "accepted" | "refused" | "withdrawn";
            /** @description Scope; empty for a type without one */
            categories: components["schemas"]["CategoryName"][];
            /** @description Name of the uploaded paper; empty once it was deleted, 2 years after the store was removed */
            file_name: string;
            /** @description Time of the upload */
            submitted_at: components["schemas"]["Moment"];
            /** @description Time of the decision or withdrawal; null before */
            decided_at: components["schemas"]["Moment"] | null;
            /** @description Reason of a refusal or withdrawal; may be empty */
            reason: string;
        };
        /** @description A category of a vendor that needs a licence */
        LicenceNeed: {
            category: components["schemas"]["CategoryName"];
            /** @description Products of the vendor in this category */
            products: number;
            /** @description Time from which they are not sold without a newer licence; null while no product needs it */
            paused_from: components["schemas"]["Moment"] | null;
            /** @description True: they are not sold now */
            paused: boolean;
        };
        /** @description A licence that an authority of one country issues */
        LicenceType: {
            /** @description Code of the type */
            code: string;
            /**
             * @description English name
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Arabic name; if empty, the English one is shown
             * @example قفازات نتريل
             */
            name_arabic: string;
            /** @description Authority that issues it */
            issuer: string;
            /** @description The same in Arabic */
            issuer_arabic: string;
            /** @description True: a licence of this type covers only the categories of its scope */
            scoped: boolean;
        };
        /** @description Reasons for a vendor to upload a licence, shown on every page */
        LicenceWarning: {
            /** @description Products not sold now for want of a licence */
            paused_products: number;
            /** @description The licence in force that expires first, within 30 days and without a successor; null without one */
            expiring: {
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
                /**
                 * Format: date
                 * @description Last day
                 */
                expires_on: string;
            } | null;
        };
        LiftAdminRecallRequest: {
            /** @description Products that are not concerned after all */
            product_ids?: (number | string)[];
            /** @description Batches that are not concerned after all */
            lot_ids?: (number | string)[];
            /** @description Why */
            reason: string;
        };
        ListProductReviewsResponse: {
            /**
             * @description Same as the HTTP status
             * @enum {number}
             */
            status: 200;
            /**
             * @description Always true
             * @enum {boolean}
             */
            success: true;
            /**
             * @description Human-readable message in the language of the `lang` header
             * @example Done.
             */
            message: string;
            /** @description The reviews of this page */
            reviews: components["schemas"]["ProductReview"][];
            /** @description Position of this page within the list */
            meta: components["schemas"]["PageMeta"];
            /** @description Summary in English */
            summary: components["schemas"]["ReviewSummary"];
            rules: components["schemas"]["ReviewRules"];
            /** @description The caller’s own review; null without one or if it is hidden */
            mine: components["schemas"]["ProductReview"] | null;
            /**
             * @description True if the caller may post a first review now
             * @example true
             */
            may_write: boolean;
        };
        LoginByPasskeyRequest: {
            /**
             * Format: uuid
             * @description `challenge_id` of the options
             */
            challenge_id: string;
            passkey: components["schemas"]["PasskeyAnswer"];
            /**
             * @description Keeps the session for 30 days after its last use instead of 24 hours
             * @example true
             */
            remember_me?: boolean | string;
            /**
             * @description Sign-in form: `vendor` and `admin` refuse other roles; the other two accept every role
             * @example customer
             * @enum {string}
             */
            user_type?: "customer" | "user" | "vendor" | "admin";
            /**
             * @description Alias of `user_type`, which takes precedence
             * @example customer
             * @enum {string}
             */
            loginType?: "customer" | "user" | "vendor" | "admin";
        };
        /** @description A batch of a product, with the units on hand */
        Lot: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description The product */
            product: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description Name in addresses; it never changes
                 * @example nitrile-gloves
                 */
                slug: string;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
            };
            /** @description Its size or colour; null without variants */
            variant: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /** @description Its English name */
                label: string;
                /** @description Its Arabic name; '' without one */
                label_arabic: string;
            } | null;
            /** @description Vendor of the goods */
            vendor: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description English name of the company
                 * @example Dilmun Medical
                 */
                company_name: string;
                /**
                 * @description Arabic name of the company; empty if it has none
                 * @example دلمون الطبية
                 */
                company_name_arabic: string;
            };
            /**
             * @description SKU of the product or variant
             * @example GLV-NIT-100
             */
            sku: string;
            /** @description Number on the box; empty for units whose batch is unknown */
            lot_no: string;
            /** @description Last day of use; null if it does not expire or is unknown */
            expires_on: string | null;
            /** @description Day of manufacture; null if unknown */
            made_on: string | null;
            /**
             * Format: date
             * @description Day of its first delivery
             */
            received_on: string;
            /** @description Number of the box, 14 digits; empty without one */
            gtin: string;
            /** @description Units in the warehouse */
            on_hand: number;
            /** @description Last day on which it is sold; null without an expiry */
            sell_until: string | null;
            /** @description Id of the state, from `GET /api/states`; null while none is chosen */
            state: components["schemas"]["LotState"];
            /** @description True: for sale, and expires within 90 days */
            near_expiry: boolean;
            /** @description Suggestion within 90 days of its last day of sale; null if it will be sold in time */
            mark_down: {
                /**
                 * @description Suggested discount of the product, percent
                 * @example 10
                 */
                discount: number;
                /** @description Discount of the product now, percent */
                discount_seen: number;
                /** @description Units that would not be sold in time, at the pace of the last 90 days */
                units: number;
            } | null;
            /** @description Running mark-down because of it, percent; null without one */
            marked_down: number | null;
            /** @description Reason of its vendor; '' unless in quarantine */
            quarantine_reason: string;
            /**
             * @description Time of the last change
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
        };
        /** @description A product, or one of its variants, that a delivery may contain */
        LotGoods: {
            /** @description The product */
            product: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description Name in addresses; it never changes
                 * @example nitrile-gloves
                 */
                slug: string;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
            };
            /** @description Its size or colour; null without variants */
            variant: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /** @description Its English name */
                label: string;
                /** @description Its Arabic name; '' without one */
                label_arabic: string;
            } | null;
            /**
             * @description SKU of the product or variant
             * @example GLV-NIT-100
             */
            sku: string;
            /**
             * @description Barcode of the product or variant
             * @example 6281000000014
             */
            barcode: string;
            /** @description True: its batches can be received */
            tracks_lots: boolean;
        };
        /** @description A change of the units on hand of a batch */
        LotMove: {
            /** @description Time of the change */
            at: components["schemas"]["Moment"];
            /** @description Units added, or removed if negative */
            delta: number;
            /**
             * @description expired, damaged, other: written off; returned: by a customer; recall_returned: by a buyer of a recalled batch; closed: the product no longer tracked its batches; cancelled: the units of a cancelled order came back; swapped: an order got units of another batch instead
             * @enum {string}
             */
            reason: "received" | "counted" | "expired" | "damaged" | "other" | "returned" | "recall_returned" | "closed" | "sold" | "cancelled" | "swapped";
            /** @description Note of the vendor */
            note: string;
            /**
             * @description Order that took or returned the units; '' for others
             * @example BLS-4827193056-1
             */
            order_sub_no: string;
            /** @description Id of that order; null for others */
            vendor_order_id: number | null;
        };
        /**
         * @description for_sale: its units are for sale; recall: they are recalled; quarantine: its vendor holds them back; expired; short_dated: too close to its expiry; empty: no units on hand
         * @enum {string}
         */
        LotState: "for_sale" | "recall" | "quarantine" | "expired" | "short_dated" | "empty";
        /** @description Lines of a delivery, read from a table; nothing is stored */
        LotTable: {
            /** @description Delivery note of the first line that names one */
            reference: string;
            /** @description Lines of a delivery; none if a line has an error */
            lines: {
                goods: components["schemas"]["LotGoods"];
                /** @description Number on the box */
                lot_no: string;
                /** @description Last day of use */
                expires_on: string | null;
                /** @description Day of manufacture */
                made_on: string | null;
                /**
                 * @description Units
                 * @example 2
                 */
                quantity: number;
                /** @description Number of the box; empty without one */
                gtin: string;
            }[];
            /** @description Errors of the lines */
            errors: {
                /** @description Line of the file; the head is line 1 */
                row: number;
                /** @description Name of the column; empty for the whole line */
                field: string;
                /**
                 * @description Readable error message
                 * @example Please ring before you come.
                 */
                message: string;
            }[];
        };
        /** @description A test mail */
        MailTest: {
            /** @description Address of the test mail */
            recipient: string;
            /** @description A mail server accepted it */
            delivered: boolean;
            /** @description Response of the mail server, or the reason why it could not be reached; empty if mails are written to files */
            response: string;
            /** @description Time of sending */
            at: components["schemas"]["Moment"];
        };
        MarkDownRequest: {
            /** @description Id of the batch that would not be sold in time */
            lot_id: number | string;
            /**
             * @description Discount of the product from now on, percent; higher than before
             * @example 10
             */
            discount: number;
            /** @description Discount that the screen showed: 409 if it has changed */
            discount_seen: number;
        };
        /** @description A person who works for a store, or for the platform */
        Member: {
            /**
             * @description Id of the user
             * @example 7
             */
            id: number;
            /**
             * @description First and last name
             * @example Noura Al Harbi
             */
            name: string;
            /**
             * @description E-mail address in lower case; identifies the account and never changes
             * @example noura@example.com
             */
            email: string;
            role: components["schemas"]["MemberRole"];
            /**
             * @description Time when they joined
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /** @description Last time they worked for the team; null if never */
            last_seen_at: components["schemas"]["Moment"] | null;
            /** @description True for the caller */
            is_self: boolean;
            /** @description Signs in with a second step */
            has_factor: boolean;
            /** @description When the second step will be removed; null if that is not announced */
            factors_reset_at: components["schemas"]["Moment"] | null;
            /** @description Topics of news that they do not want; none for the platform */
            muted: ("orders" | "returns" | "messages" | "products" | "stock" | "reviews")[];
            /**
             * @description Time of the last change of the role
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
        };
        /** @description The role of a member of a team */
        MemberRole: {
            /** @description Key of a preset role; null for a role of the team’s own */
            preset: string | null;
            /**
             * @description Id of a role of the team’s own; null for a preset role
             * @example 7
             */
            id: number | null;
            /**
             * @description Name; that of a preset role is in the language of the request
             * @example Nitrile gloves
             */
            name: string;
        };
        /** @description A line of a guest’s cart after merging */
        MergedLine: {
            /** @description Product of the line */
            product: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description Name in addresses; it never changes
                 * @example nitrile-gloves
                 */
                slug: string;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
            };
            /**
             * @description Quantity in the cart now
             * @example 2
             */
            quantity: number;
            /** @description Quantity in the customer’s cart before */
            was: number;
            /**
             * @description added: new in the cart; raised: more than before; kept: as before; fewer: fewer in stock than the guest’s cart had; unavailable: not on sale or sold out; cart_full: the cart has the maximum of 500 lines
             * @enum {string}
             */
            outcome: "added" | "raised" | "kept" | "fewer" | "unavailable" | "cart_full";
        };
        /**
         * Format: date-time
         * @description Timestamp: ISO 8601, UTC
         */
        Moment: string;
        /** @description Amount in major units of its currency */
        Money: number;
        /** @description Explanation of a parcel’s amounts, from the order lines and their rates to the ledger */
        MoneyPart: {
            /**
             * @description Number of the sub-order of one vendor
             * @example BLS-4827193056-1
             */
            order_sub_no: string;
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /** @description false: placed before there was a commission, so it has no lines or entries here */
            has_money: boolean;
            /**
             * @description Time of the order
             * @example 2026-03-01T09:30:00.000Z
             */
            placed_at: components["schemas"]["Moment"];
            /** @description Time of completion; null if it was never completed */
            completed_at: components["schemas"]["Moment"] | null;
            /** @description Amount that the customer pays */
            customer_paid: components["schemas"]["Money"];
            /** @description Collector of the customer’s money; null until collected */
            collected_by: ("vendor" | "carrier" | "provider") | null;
            /** @description Debtor of the sales tax; null if the sale states none */
            tax_issuer: ("vendor" | "platform") | null;
            /** @description True until `settled_on` has passed and the cash is handed over */
            is_pending: boolean;
            /** @description End of the settlement period; null if the vendor has the cash */
            settled_on: string | null;
            /** @description Lines as agreed at the sale */
            lines: {
                /** @description Id of the order line */
                order_product_id: number;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
                /**
                 * @description The vendor’s SKU, unique per vendor
                 * @example GLV-NIT-100
                 */
                sku: string;
                /**
                 * @description Unit price with the discount applied
                 * @example 24.5
                 */
                unit_price: components["schemas"]["Money"];
                /**
                 * @description Units
                 * @example 2
                 */
                quantity: number;
                /**
                 * @description Price times quantity
                 * @example 49
                 */
                sub_total: components["schemas"]["Money"];
                /** @description Discount by the vendor’s own coupon */
                discount_by_vendor: components["schemas"]["Money"];
                /** @description Discount by a marketplace coupon, paid by the marketplace */
                discount_by_platform: components["schemas"]["Money"];
                /** @description Share of the shipping fee */
                shipping: components["schemas"]["Money"];
                /** @description Tax included in the goods */
                vat_goods: components["schemas"]["Money"];
                /** @description Tax included in the shipping */
                vat_shipping: components["schemas"]["Money"];
                /** @description Base of the commission: the goods without tax and the vendor’s own discount */
                commission_base: components["schemas"]["Money"];
                /** @description Commission retained by the marketplace */
                commission: components["schemas"]["Money"];
                /** @description Tax on the commission */
                commission_vat: components["schemas"]["Money"];
                /** @description Tax that the marketplace owes instead of the vendor, and withholds */
                vat_withheld: components["schemas"]["Money"];
                /** @description Net earnings of the vendor */
                net: components["schemas"]["SignedMoney"];
                /** @description Tax rate included in the price */
                vat_percent: number;
                /** @description Commission rate */
                commission_percent: number;
                commission_source: components["schemas"]["CommissionSource"];
                /** @description Category of the applied rate; null for a rate of a vendor or for all */
                commission_category: {
                    /**
                     * @description English name
                     * @example Nitrile gloves
                     */
                    name: string;
                    /**
                     * @description Arabic name; if empty, the English one is shown
                     * @example قفازات نتريل
                     */
                    name_arabic: string;
                } | null;
                /** @description First day of the applied rate; null without a rate */
                commission_from_day: string | null;
                /** @description Tax rate on the commission */
                commission_vat_percent: number;
            }[];
            /** @description Sum of the lines */
            total: {
                /**
                 * @description Price times quantity
                 * @example 49
                 */
                sub_total: components["schemas"]["Money"];
                /** @description Discount by the vendor’s own coupon */
                discount_by_vendor: components["schemas"]["Money"];
                /** @description Discount by a marketplace coupon, paid by the marketplace */
                discount_by_platform: components["schemas"]["Money"];
                /** @description Share of the shipping fee */
                shipping: components["schemas"]["Money"];
                /** @description Tax included in the goods */
                vat_goods: components["schemas"]["Money"];
                /** @description Tax included in the shipping */
                vat_shipping: components["schemas"]["Money"];
                /** @description Base of the commission: the goods without tax and the vendor’s own discount */
                commission_base: components["schemas"]["Money"];
                /** @description Commission retained by the marketplace */
                commission: components["schemas"]["Money"];
                /** @description Tax on the commission */
                commission_vat: components["schemas"]["Money"];
                /** @description Tax that the marketplace owes instead of the vendor, and withholds */
                vat_withheld: components["schemas"]["Money"];
                /** @description Net earnings of the vendor */
                net: components["schemas"]["SignedMoney"];
            };
            /** @description Earnings lost to returned goods */
            returned: components["schemas"]["Money"];
            /** @description Effect on the vendor’s balance as agreed at the sale */
            expected: components["schemas"]["SignedMoney"];
            /** @description Additional adjustments by admins */
            adjusted: components["schemas"]["SignedMoney"];
            /** @description Effect on the vendor’s balance according to the ledger */
            booked: components["schemas"]["SignedMoney"];
            /** @description True if `booked` equals `expected` plus `adjusted` */
            agrees: boolean;
            /** @description Ledger entries, newest first */
            entries: components["schemas"]["LedgerEntry"][];
        };
        /** @description Settlement period, the account into which vendors pay debts, and rates for prices */
        MoneySettings: {
            /** @description Days after completion during which a sub-order that a carrier or provider collected for stays pending */
            settlement_days: number;
            /** @description Balsam’s own account, for vendors’ debts; empty until set */
            iban: string;
            /** @description Account holder */
            holder: string;
            /** @description Name of the bank */
            bank: string;
            /** @description SAR for one BHD */
            sar_per_bhd: number;
            /** @description SAR for one USD */
            sar_per_usd: number;
            /**
             * @description Time of the last change; null if never saved
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"] | null;
        };
        /** @description Recovery codes of a person */
        NewCodes: {
            /** @description New recovery codes, shown only now; null if the person has some from before */
            recovery_codes: string[] | null;
        };
        /** @description Answer of the browser: RegistrationResponseJSON of WebAuthn */
        NewPasskeyAnswer: {
            /** @description Id of the passkey */
            id: string;
            /** @description The same id */
            rawId: string;
            /**
             * @description Always this
             * @constant
             */
            type: "public-key";
            /**
             * @description On this device, or on another
             * @enum {string}
             */
            authenticatorAttachment?: "platform" | "cross-platform";
            /** @description Not read */
            clientExtensionResults: {
                [key: string]: unknown;
            };
            /** @description The new passkey */
            response: {
                /** @description Public key, with id and counter */
                attestationObject: string;
                /** @description Challenge and web address */
                clientDataJSON: string;
                /** @description Not read */
                authenticatorData?: string;
                /** @description Not read */
                publicKey?: string;
                /** @description Not read */
                publicKeyAlgorithm?: number;
                /** @description Ways to reach the device */
                transports?: string[];
            };
        };
        /**
         * @description Topic of mails and notifications to a store
         * @enum {string}
         */
        NewsTopic: "orders" | "returns" | "messages" | "products" | "stock" | "reviews";
        /** @description An order with a pending payment that reserves its stock */
        OpenPayment: {
            /**
             * @description Number of the order with the pending payment
             * @example BLS-4827193056
             */
            order_no: string;
            /**
             * Format: date-time
             * @description Payment deadline
             */
            pay_by: string;
        };
        /** @description Progress of the launch checklist */
        Opening: {
            /** @description Every step is done */
            is_complete: boolean;
            /** @description All steps, in order */
            steps: {
                /** @description The step */
                key: components["schemas"]["OpeningStep"];
                /** @description The step is done */
                done: boolean;
            }[];
            /** @description Visitors may buy without an account, which is optional */
            guest_checkout: boolean;
            /** @description Legal pages that are not published */
            missing_pages: components["schemas"]["PageKey"][];
            /** @description State of mail delivery */
            mail: {
                /** @description A mail server is configured */
                is_set_up: boolean;
                /** @description The last test mail; null if there was none */
                last_test: components["schemas"]["MailTest"] | null;
            };
        };
        /**
         * @description Steps of the launch checklist, in order
         * @enum {string}
         */
        OpeningStep: "brand" | "company" | "contact" | "legal" | "shipping" | "mail" | "category" | "vendor" | "product";
        /** @description An option of a filter with its number of products; one without any is left out */
        OptionCount: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Products that match with this option */
            count: number;
        };
        /** @description A sub-order, in the same form for customer, vendor and admin. Some fields have an alias for older clients. Amounts are in the order's own `currency`. */
        Order: {
            /**
             * @description Id of the sub-order, used in all requests
             * @example 7
             */
            id: number;
            /** @description Alias of `id` */
            order_id: number;
            /** @description Id of the whole order; not used in any request */
            parent_order_id: number;
            /**
             * @description Number of the whole order
             * @example BLS-4827193056
             */
            order_no: string;
            /**
             * @description Number of the sub-order of one vendor
             * @example BLS-4827193056-1
             */
            order_sub_no: string;
            /** @description Number of sub-orders of the whole order, one parcel each; null for a vendor, who sells one */
            parcel_count: number | null;
            /** @description Alias of `created_at` */
            order_date: components["schemas"]["Moment"];
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /** @description Current status */
            status: components["schemas"]["OrderStatus"];
            /**
             * @description 1 Pending, 2 Confirmed, 3 Shipped, 4 Completed, 5 Cancelled, 6 Cancel With Refund
             * @example 1
             */
            status_code: number;
            /**
             * @description Currency of the order and all its amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /**
             * @description Price of the goods before coupon and shipping
             * @example 49
             */
            sub_total: components["schemas"]["Money"];
            /** @description Alias of `sub_total` */
            subtotal: components["schemas"]["Money"];
            /**
             * @description What shipping costs; 0 when free
             * @example 15
             */
            shipping_cost: components["schemas"]["Money"];
            /**
             * @description Share of `shipping_cost` for the cold chain; null for a parcel that keeps none
             * @example 12.5
             */
            cold_fee: components["schemas"]["Money"] | null;
            /**
             * @description VAT included in the total; prices include VAT, and no total adds it
             * @example 8.35
             */
            tax_amount: components["schemas"]["Money"];
            /** @description Tax included in the prices, by rate, highest first; null on an order placed before tax was stated */
            vat: components["schemas"]["VatGroup"][] | null;
            /** @description Debtor of the tax. platform: the marketplace is the deemed supplier; null if none is stated */
            tax_issuer: ("vendor" | "platform") | null;
            /**
             * @description Coupon discount on these goods
             * @example 10
             */
            discount: components["schemas"]["Money"];
            /**
             * @description Amount to pay: goods less discount, plus shipping
             * @example 64
             */
            total_amount: components["schemas"]["Money"];
            /** @description Alias of `total_amount` */
            total: components["schemas"]["Money"];
            /** @description Total of the whole order; null for a vendor, who sells a part of it */
            order_total: components["schemas"]["Money"] | null;
            /**
             * @description `cash`: on delivery; `card`: when ordering; null on an old order
             * @example cash
             */
            payment_method: string | null;
            /**
             * @description State of the customer’s money; refunding: refund in progress, refunded: refund sent
             * @enum {string}
             */
            payment_state: "to_be_paid" | "held" | "paid" | "refunding" | "refunded" | "released";
            /** @description Code of a known carrier, `local` for the shop’s own courier, or a name; empty if unknown */
            carrier: string;
            /**
             * @description Tracking number of the carrier; empty until a pickup is scheduled
             * @example 44123456789
             */
            tracking_id: string;
            /** @description Alias of `tracking_id` */
            track_id: string;
            /**
             * @description The vendor’s information about the shipment; may be empty
             * @example Left Riyadh this morning.
             */
            tracking_information: string;
            /** @description Page of the carrier about this parcel; null if unknown */
            tracking_url: string | null;
            /**
             * @description URL of the shipping label; empty without one
             * @example https://carrier.example.com/label/44123456789.pdf
             */
            label_url: string;
            /** @description Note from the vendor to the customer; may be empty */
            note: string;
            /**
             * @description Message from the customer with the order; may be empty
             * @example Please ring before you come.
             */
            message: string;
            /** @description True: it contains recalled units, or may, and cannot be sent */
            held_by_recall: boolean;
            /** @description Goes to Saudi Arabia without a National Address: carriers refuse it. False once shipped */
            national_address_missing: boolean;
            /** @description Purchase order number of the customer’s company; may be empty */
            po_number: string;
            /**
             * @description Reason for the cancellation; may be empty
             * @example
             */
            cancellation_reason: string;
            /** @description Time of the cancellation request; null if none */
            cancel_requested_at: components["schemas"]["Moment"] | null;
            /** @description Cancellation request and its outcome; null if none */
            cancel_request: components["schemas"]["CancelRequest"] | null;
            /** @description cancel: immediately; ask: request it from the vendor; null: neither */
            customer_may: ("cancel" | "ask") | null;
            /** @description The vendor adds a small gift to the parcel, as promised when the order was placed */
            gift: boolean;
            /** @description Last day to ship on time, in Riyadh; null if unknown */
            ship_by: string | null;
            /** @description `ship_by` has passed, and it is still Pending or Confirmed */
            is_late: boolean;
            /**
             * @description First promised day of arrival; null once delivered or cancelled
             * @example 2026-03-04
             */
            arrives_from: string | null;
            /**
             * @description Last promised day of arrival; null once delivered or cancelled
             * @example 2026-03-07
             */
            arrives_to: string | null;
            /** @description `arrives_to` has passed, and it was neither delivered nor cancelled */
            is_overdue: boolean;
            /** @description Paid by card, in transit and overdue: the customer may report it as lost */
            can_be_missed: boolean;
            /** @description Booked pickup; null if none */
            pickup: components["schemas"]["Pickup"] | null;
            /** @description Vendor */
            vendor: {
                /**
                 * @description Vendor id
                 * @example 7
                 */
                id: number;
                /**
                 * @description Alias of `company_name`
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description English name of the company
                 * @example Dilmun Medical
                 */
                company_name: string;
                /**
                 * @description E-mail address in lower case; identifies the account and never changes
                 * @example noura@example.com
                 */
                email: string;
                /**
                 * @description Commercial registration number; empty if none was entered
                 * @example 1010123456
                 */
                cr_number: string;
                /** @description Address of the vendor */
                address: {
                    /**
                     * @description Name of the recipient
                     * @example Nitrile gloves
                     */
                    name: string;
                    /**
                     * @description Company that the person buys for; may be empty
                     * @example Dilmun Medical
                     */
                    company_name: string;
                    /**
                     * @description Company address in one line; may be empty
                     * @example 12 Palm Street, Manama
                     */
                    company_address: string;
                    /**
                     * @description Phone number as entered, with digits 0-9
                     * @example +966 50 123 4567
                     */
                    phone_number: string;
                    /**
                     * @description E-mail address in lower case; identifies the account and never changes
                     * @example noura@example.com
                     */
                    email: string;
                    /**
                     * @description Street and house
                     * @example 12 Palm Street
                     */
                    address_1: string;
                    /**
                     * @description Further details of the address; may be empty
                     * @example Second floor
                     */
                    address_2: string;
                    /**
                     * @description Alias of `address_1`
                     * @example 12 Palm Street
                     */
                    street: string;
                    /** @description Name of the city, in the requested language */
                    city: string;
                    /** @description Name of the state, in the requested language */
                    state: string;
                    /**
                     * @description Postal code; may be empty
                     * @example 12345
                     */
                    zip_code: string;
                    /** @description Name of the country, in the requested language */
                    country: string;
                    /**
                     * @description Short code of the Saudi national address; may be empty
                     * @example RRRD2929
                     */
                    national_address: string;
                    /** @description Note for the courier; may be empty */
                    note: string;
                    /** @description Names of the place in the language that was not requested, for labels that couriers read in both */
                    other_language?: {
                        /** @description Id of the city, from `GET /api/cities`; null while none is chosen */
                        city: string;
                        /** @description Id of the state, from `GET /api/states`; null while none is chosen */
                        state: string;
                        /** @description Id of the country, from `GET /api/countries`; null while none is chosen */
                        country: string;
                    };
                };
            };
            /** @description The customer; null if the account was deleted */
            user: {
                /**
                 * @description Customer id
                 * @example 7
                 */
                id: number;
                /** @description Bought without an account: there is no page of this customer */
                is_guest: boolean;
                /**
                 * @description First name of the person
                 * @example Noura
                 */
                firstname: string;
                /**
                 * @description Last name of the person
                 * @example Al Harbi
                 */
                lastname: string;
                /**
                 * @description First and last name
                 * @example Noura Al Harbi
                 */
                full_name: string;
                /**
                 * @description E-mail address in lower case; identifies the account and never changes
                 * @example noura@example.com
                 */
                email: string;
                /**
                 * @description Phone number as entered, with digits 0-9
                 * @example +966 50 123 4567
                 */
                phone_number: string;
                /** @description Stored addresses of the customer, in short form */
                addresses: {
                    /**
                     * @description Street and house
                     * @example 12 Palm Street
                     */
                    address_1: string;
                    /**
                     * @description Further details of the address; may be empty
                     * @example Second floor
                     */
                    address_2: string;
                    /**
                     * @description Phone number as entered, with digits 0-9
                     * @example +966 50 123 4567
                     */
                    phone_number: string;
                }[];
            } | null;
            /** @description Shipping address at the time of the order; null for an old order without one */
            shipping_address: {
                /**
                 * @description Name of the recipient
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Company that the person buys for; may be empty
                 * @example Dilmun Medical
                 */
                company_name: string;
                /**
                 * @description Company address in one line; may be empty
                 * @example 12 Palm Street, Manama
                 */
                company_address: string;
                /**
                 * @description Phone number as entered, with digits 0-9
                 * @example +966 50 123 4567
                 */
                phone_number: string;
                /**
                 * @description E-mail address in lower case; identifies the account and never changes
                 * @example noura@example.com
                 */
                email: string;
                /**
                 * @description Street and house
                 * @example 12 Palm Street
                 */
                address_1: string;
                /**
                 * @description Further details of the address; may be empty
                 * @example Second floor
                 */
                address_2: string;
                /**
                 * @description Alias of `address_1`
                 * @example 12 Palm Street
                 */
                street: string;
                /** @description Name of the city, in the requested language */
                city: string;
                /** @description Name of the state, in the requested language */
                state: string;
                /**
                 * @description Postal code; may be empty
                 * @example 12345
                 */
                zip_code: string;
                /** @description Name of the country, in the requested language */
                country: string;
                /**
                 * @description Short code of the Saudi national address; may be empty
                 * @example RRRD2929
                 */
                national_address: string;
                /** @description Note for the courier; may be empty */
                note: string;
                /** @description Names of the place in the language that was not requested, for labels that couriers read in both */
                other_language?: {
                    /** @description Id of the city, from `GET /api/cities`; null while none is chosen */
                    city: string;
                    /** @description Id of the state, from `GET /api/states`; null while none is chosen */
                    state: string;
                    /** @description Id of the country, from `GET /api/countries`; null while none is chosen */
                    country: string;
                };
            } | null;
            /** @description Billing address at the time of the order; null for an old order without one */
            billing_address: {
                /**
                 * @description Name of the recipient
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Company that the person buys for; may be empty
                 * @example Dilmun Medical
                 */
                company_name: string;
                /**
                 * @description Company address in one line; may be empty
                 * @example 12 Palm Street, Manama
                 */
                company_address: string;
                /**
                 * @description Phone number as entered, with digits 0-9
                 * @example +966 50 123 4567
                 */
                phone_number: string;
                /**
                 * @description E-mail address in lower case; identifies the account and never changes
                 * @example noura@example.com
                 */
                email: string;
                /**
                 * @description Street and house
                 * @example 12 Palm Street
                 */
                address_1: string;
                /**
                 * @description Further details of the address; may be empty
                 * @example Second floor
                 */
                address_2: string;
                /**
                 * @description Alias of `address_1`
                 * @example 12 Palm Street
                 */
                street: string;
                /** @description Name of the city, in the requested language */
                city: string;
                /** @description Name of the state, in the requested language */
                state: string;
                /**
                 * @description Postal code; may be empty
                 * @example 12345
                 */
                zip_code: string;
                /** @description Name of the country, in the requested language */
                country: string;
                /**
                 * @description Short code of the Saudi national address; may be empty
                 * @example RRRD2929
                 */
                national_address: string;
                /** @description Note for the courier; may be empty */
                note: string;
                /** @description Names of the place in the language that was not requested, for labels that couriers read in both */
                other_language?: {
                    /** @description Id of the city, from `GET /api/cities`; null while none is chosen */
                    city: string;
                    /** @description Id of the state, from `GET /api/states`; null while none is chosen */
                    state: string;
                    /** @description Id of the country, from `GET /api/countries`; null while none is chosen */
                    country: string;
                };
            } | null;
            /** @description Shipping address in short form; null without an address */
            address: {
                /** @description The country */
                country: {
                    /**
                     * @description Name in the requested language
                     * @example Nitrile gloves
                     */
                    name: string;
                };
                /** @description The city */
                city: {
                    /**
                     * @description Name in the requested language
                     * @example Nitrile gloves
                     */
                    name: string;
                };
                /**
                 * @description Street and house
                 * @example 12 Palm Street
                 */
                address_1: string;
                /**
                 * @description Further details of the address; may be empty
                 * @example Second floor
                 */
                address_2: string;
            } | null;
            /** @description Lines of the order */
            order_products: components["schemas"]["OrderProduct"][];
            /** @description Status changes, oldest first */
            history: components["schemas"]["StatusChange"][];
        };
        /** @description Access of a guest to their order, for an hour */
        OrderAccess: {
            /**
             * @description Number of the whole order
             * @example BLS-4827193056
             */
            order_no: string;
            /** @description To be sent as `Guest-Token`; gives access to this order alone */
            guest_token: string;
            /** @description End of the access */
            expires_at: components["schemas"]["Moment"];
        };
        /** @description An order line as frozen when the order was placed. `review`: whether the customer has reviewed the product, or may. */
        OrderProduct: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Product as named and priced at that time */
            product: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description Name in addresses; it never changes
                 * @example nitrile-gloves
                 */
                slug: string;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
                /**
                 * @description The vendor’s SKU, unique per vendor
                 * @example GLV-NIT-100
                 */
                sku: string;
                /**
                 * @description URL of the main picture, relative to the origin of this API: 640 px square WebP; null without one
                 * @example /media/ab12cd34-640.webp
                 */
                product_image: string | null;
                /**
                 * @description Price of one unit at that time, with the discount applied
                 * @example 24.5
                 */
                price: components["schemas"]["Money"];
                /**
                 * @description Size or colour of the variant in English; empty for a product without variants
                 * @example Large
                 */
                variant: string;
                /**
                 * @description Size or colour of the variant in Arabic
                 * @example كبير
                 */
                variant_arabic: string;
            };
            /**
             * @description Units
             * @example 2
             */
            quantity: number;
            /**
             * @description Price of the goods before coupon and shipping
             * @example 49
             */
            sub_total: components["schemas"]["Money"];
            /** @description Tax rate included in its price; null if none is stated */
            vat_percent: number | null;
            /** @description Reason for not taxing. not_registered: the vendor is not registered; export: shipped to another country; zero_medicine, zero_device: zero-rated class; null: taxed */
            vat_reason: ("not_registered" | "export" | "zero_medicine" | "zero_device") | null;
            /** @description Status of its order */
            status: components["schemas"]["OrderStatus"];
            /**
             * @description written: the customer has reviewed the product; may_write: the customer may review it; none: neither
             * @enum {string}
             */
            review: "none" | "may_write" | "written";
            /** @description Rules in force when it was ordered; null if there were none */
            sold_under: components["schemas"]["SaleRules"] | null;
            /** @description Batches of its units; for customers once the parcel is sent. Empty for products without batches */
            lots: {
                /** @description Id of the batch */
                lot_id: number;
                /** @description Number of the batch; '' for units whose batch is not known */
                lot_no: string;
                /** @description Last day of use; null without an expiry */
                expires_on: string | null;
                /**
                 * @description Units from it
                 * @example 2
                 */
                quantity: number;
            }[];
        };
        /** @description A refund for an order */
        OrderRefund: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Number of the return; null if the whole order was refunded */
            return_no: string | null;
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /** @description Refund amount */
            amount: components["schemas"]["Money"];
            method: components["schemas"]["RefundWay"];
            /**
             * @description Id of the state, from `GET /api/states`; null while none is chosen
             * @enum {string}
             */
            state: "due" | "underway" | "asked" | "paid" | "failed";
            /** @description True if it needs an account from the customer: there is none, or the bank has rejected it */
            needs_account: boolean;
            /** @description Destination of the transfer; null if no account is known */
            account: {
                /** @description Masked except for the last four characters */
                iban: string;
                /** @description Account holder */
                holder: string;
            } | null;
            /** @description Day of payment in Riyadh; null until paid */
            paid_on: string | null;
        };
        /**
         * @description Status labels by code: 1 Pending, 2 Confirmed, 3 Shipped, 4 Completed, 5 Cancelled, 6 Cancel With Refund
         * @enum {string}
         */
        OrderStatus: "Pending" | "Confirmed" | "Shipped" | "Completed" | "Cancelled" | "Cancel With Refund";
        /** @description An announced new owner of a store whose owners are lost */
        OwnerChange: {
            /**
             * @description First and last name of the new owner
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description E-mail address in lower case; identifies the account and never changes
             * @example noura@example.com
             */
            email: string;
            /** @description Name of the person of the platform who announced it */
            requested_by: string;
            /** @description When it was announced */
            requested_at: components["schemas"]["Moment"];
            /** @description When the person becomes an owner, unless somebody stops it */
            effective_at: components["schemas"]["Moment"];
        };
        /** @description A published page. Both texts are empty while it is not published. */
        Page: {
            /**
             * @description Key of the page
             * @example returns
             */
            key: components["schemas"]["PageKey"];
            /**
             * @description English text: paragraphs separated by empty lines; lines may begin with `## `, `### `, `- `, `1. ` or `> `
             * @example ## Delivery
             *
             *     Within three working days.
             */
            body: string;
            /**
             * @description Arabic text in the same format
             * @example ## التوصيل
             *
             *     خلال ثلاثة أيام عمل.
             */
            body_arabic: string;
            /**
             * @description Time of publication of the current version; null if unpublished
             * @example 2026-03-01T09:30:00.000Z
             */
            published_at: components["schemas"]["Moment"] | null;
        };
        /**
         * @description The pages that admins write. All but `about` are legal pages.
         * @enum {string}
         */
        PageKey: "about" | "privacy" | "terms" | "returns" | "shipping";
        /** @description Position of a page within its list */
        PageMeta: {
            /** @description This page, from 1 */
            current_page: number;
            /** @description The last page; 1 for an empty list */
            last_page: number;
            /** @description Number of rows on all pages */
            total: number;
            /** @description True if there are more rows than `total`, which are neither counted nor shown: narrow the list */
            total_is_more?: boolean;
            /** @description Rows per page */
            per_page: number;
        };
        /** @description Publication state of a page */
        PageSummary: {
            /**
             * @description Key of the page
             * @example returns
             */
            key: components["schemas"]["PageKey"];
            /**
             * @description Time of publication of the current version; null if unpublished
             * @example 2026-03-01T09:30:00.000Z
             */
            published_at: components["schemas"]["Moment"] | null;
            /** @description The draft differs from the published text */
            has_changes: boolean;
            /**
             * @description Time of the last edit; null if it was never edited
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"] | null;
        };
        /** @description Answer of the browser: AuthenticationResponseJSON of WebAuthn */
        PasskeyAnswer: {
            /** @description Id of the passkey */
            id: string;
            /** @description The same id */
            rawId: string;
            /**
             * @description Always this
             * @constant
             */
            type: "public-key";
            /**
             * @description On this device, or on another
             * @enum {string}
             */
            authenticatorAttachment?: "platform" | "cross-platform";
            /** @description Not read */
            clientExtensionResults: {
                [key: string]: unknown;
            };
            /** @description The signature and what it signs */
            response: {
                /** @description Signed: host, flags, counter */
                authenticatorData: string;
                /** @description Signed: challenge and web address */
                clientDataJSON: string;
                /** @description Signature of the passkey */
                signature: string;
                /** @description Not read */
                userHandle?: string;
            };
        };
        /** @description A passkey that the browser is to make */
        PasskeyEnrolment: {
            /**
             * Format: uuid
             * @description The set-up that the new passkey completes
             */
            challenge_id: string;
            /** @description PublicKeyCredentialCreationOptionsJSON of WebAuthn */
            options: {
                [key: string]: unknown;
            };
        };
        /** @description An event reported by a provider */
        PaymentEvent: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Provider reference of the payment */
            ref: string;
            /**
             * @description received: to be processed; ignored: not one of our payments; dead: abandoned after eight attempts
             * @enum {string}
             */
            state: "received" | "processed" | "ignored" | "dead";
            /** @description Number of processing attempts */
            attempts: number;
            /** @description Error of the last attempt; may be empty */
            error: string;
            /** @description Time of receipt */
            received_at: components["schemas"]["Moment"];
        };
        /** @description A payment discrepancy that needs manual settlement */
        PaymentFinding: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Payment concerned; null if unknown */
            payment_id: number | null;
            /**
             * @description Order to be paid; null if unknown
             * @example BLS-4827193056
             */
            order_no: string | null;
            /**
             * @description amount_differs: another amount was paid; refund_refused, void_refused: the provider does not return the money; unknown_to_us, unknown_to_provider: one side does not know the payment; state_differs: the two sides disagree about its state
             * @enum {string}
             */
            kind: "amount_differs" | "refund_refused" | "void_refused" | "unknown_to_us" | "unknown_to_provider" | "state_differs";
            /** @description Details with amounts and references */
            detail: string;
            /** @description Time of detection */
            found_at: components["schemas"]["Moment"];
            /** @description Time of settlement; null while open */
            settled_at: components["schemas"]["Moment"] | null;
        };
        /**
         * @description Payment method of a vendor; cash is paid on delivery
         * @enum {string}
         */
        PaymentMethod: "cash" | "card";
        /** @description A capture, release or refund */
        PaymentOperation: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description void: releases held money without capturing it
             * @enum {string}
             */
            kind: "capture" | "void" | "refund";
            /**
             * @description Sub-order number; null for the whole payment
             * @example BLS-4827193056-1
             */
            order_sub_no: string | null;
            /** @description Amount */
            amount: components["schemas"]["Money"];
            /**
             * @description unknown: the provider did not respond
             * @enum {string}
             */
            state: "asked" | "done" | "refused" | "unknown";
            /** @description Provider reference; null until received */
            ref: string | null;
            /** @description Error from the provider; may be empty */
            error: string;
            /** @description Number of requests to the provider */
            attempts: number;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /** @description Time of completion; null before */
            done_at: components["schemas"]["Moment"] | null;
        };
        /** @description Payment status of an order */
        PaymentProgress: {
            /**
             * @description unopened: no payment page could be opened yet, so nothing is paid; waiting: not known yet; failed: this attempt failed, another may follow; expired: abandoned, the cart is unchanged; returned: paid too late, the money is refunded
             * @enum {string}
             */
            state: "unopened" | "waiting" | "placed" | "failed" | "expired" | "returned";
            /** @description Reason why the last attempt failed; null otherwise */
            failure: ("declined" | "cancelled" | "timed_out" | "not_authenticated") | null;
            /** @description Payment deadline; null if it can no longer be paid */
            pay_by: string | null;
            /** @description Amount to be paid */
            amount: components["schemas"]["Money"];
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
        };
        /** @description Payment page of an order */
        PaymentSession: {
            /** @description Provider’s payment page, to redirect the browser to */
            redirect_url: string;
            /**
             * Format: date-time
             * @description Payment deadline
             */
            pay_by: string;
        };
        /** @description Payment methods that the vendor accepts */
        PaymentSettings: {
            /**
             * @description True if the vendor accepts cash on delivery
             * @example true
             */
            cod_enabled: boolean;
            /**
             * @description Cash from guests: never; proven: after confirming their email address; always
             * @enum {string}
             */
            cod_guests: "never" | "proven" | "always";
            /** @description The marketplace lets people buy without an account */
            guest_checkout: boolean;
            /** @description Cash parcels refused at the door, by kind of buyer */
            refused_at_door: {
                /** @description Cash parcels of the last 90 days that were shipped, and how many of them came back */
                guests: {
                    /** @description Parcels that came back */
                    refused: number;
                    /** @description Parcels that were shipped */
                    parts: number;
                };
                /** @description Cash parcels of the last 90 days that were shipped, and how many of them came back */
                customers: {
                    /** @description Parcels that came back */
                    refused: number;
                    /** @description Parcels that were shipped */
                    parts: number;
                };
            };
            /**
             * @description Time of the last change of any store setting
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
            /**
             * @description Card payment for the vendor; off: no provider is configured, silent: the provider is not responding
             * @enum {string}
             */
            card: "off" | "ready" | "silent";
            /** @description Card provider; test: the demo bank; null: none is connected */
            provider: ("test" | "tap") | null;
        };
        /** @description One payment to a vendor */
        Payout: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Payout number: the run number and its position in the run */
            payout_no: string;
            /** @description Run number */
            run_no: string;
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /** @description Amount paid to the vendor */
            amount: components["schemas"]["Money"];
            /** @description Id of the state, from `GET /api/states`; null while none is chosen */
            state: components["schemas"]["PayoutState"];
            /** @description Masked: country code and the last four characters */
            iban: string;
            /** @description Name of the bank */
            bank: string;
            /** @description Bank’s reference; empty until paid */
            bank_reference: string;
            /** @description Day of payment; null before */
            paid_on: string | null;
            /** @description Reason for a failure or return; may be empty */
            reason: string;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        };
        /** @description Payouts of a run, and the vendors that it leaves out */
        PayoutPreview: {
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /** @description Total of the run; send it back as `seen_total` */
            total: components["schemas"]["Money"];
            /** @description Vendors that would be paid */
            payouts: {
                /** @description Vendor of the goods */
                vendor: {
                    /**
                     * @description Id, as used in paths and bodies of other operations
                     * @example 7
                     */
                    id: number;
                    /**
                     * @description English name of the company
                     * @example Dilmun Medical
                     */
                    company_name: string;
                    /**
                     * @description Arabic name of the company; empty if it has none
                     * @example دلمون الطبية
                     */
                    company_name_arabic: string;
                };
                /** @description Amount of the payout */
                amount: components["schemas"]["Money"];
                /** @description Number of ledger entries that it settles */
                entries: number;
                /** @description Masked: country and last four characters */
                iban: string;
                /** @description Account holder as registered with the bank */
                holder: string;
                /** @description Bank name */
                bank: string;
            }[];
            /** @description Vendors that would not be paid, with the reason; their balance is carried forward */
            skipped: {
                /** @description Vendor of the goods */
                vendor: {
                    /**
                     * @description Id, as used in paths and bodies of other operations
                     * @example 7
                     */
                    id: number;
                    /**
                     * @description English name of the company
                     * @example Dilmun Medical
                     */
                    company_name: string;
                    /**
                     * @description Arabic name of the company; empty if it has none
                     * @example دلمون الطبية
                     */
                    company_name_arabic: string;
                };
                /** @description Available balance; negative if the vendor owes money */
                amount: number;
                /**
                 * @description owes_us: no positive balance; below_minimum: balance below the minimum payout; on_hold: payouts held by an admin; no_bank_account: no verified account
                 * @enum {string}
                 */
                reason: "owes_us" | "below_minimum" | "on_hold" | "no_bank_account";
            }[];
        };
        /** @description Payouts ordered by one bank file */
        PayoutRun: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Run number: `PAY-2026-0007` */
            run_no: string;
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /** @description Sum of its payouts */
            total: components["schemas"]["Money"];
            /** @description Number of payouts */
            payout_count: number;
            /** @description Number of payouts without an outcome yet */
            underway: number;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /** @description Name of the admin who ran it */
            created_by: string;
        };
        /** @description A payout run with its payouts */
        PayoutRunDetail: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Run number: `PAY-2026-0007` */
            run_no: string;
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /** @description Sum of its payouts */
            total: components["schemas"]["Money"];
            /** @description Number of payouts */
            payout_count: number;
            /** @description Number of payouts without an outcome yet */
            underway: number;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /** @description Name of the admin who ran it */
            created_by: string;
            /** @description Payouts in the order of the bank file */
            payouts: components["schemas"]["AdminPayout"][];
        };
        /**
         * @description underway: ordered by the bank file; paid: paid by the bank; failed: not paid; returned: paid, but the money came back. Failed and returned payouts are paid by a later run
         * @enum {string}
         */
        PayoutState: "underway" | "paid" | "failed" | "returned";
        /** @description Pickup window of the carrier: a day in Riyadh and two times (`HH:mm`) */
        Pickup: {
            /** @description Name of the carrier */
            carrier: string;
            /**
             * Format: date
             * @description Day in Riyadh
             */
            date: string;
            /**
             * @description Earliest time, `HH:mm` in Riyadh
             * @example 2026-03-01
             */
            from: string;
            /**
             * @description Latest time, `HH:mm` in Riyadh
             * @example 2026-03-31
             */
            to: string;
            /**
             * @description Tracking number of the carrier; empty until a pickup is scheduled
             * @example 44123456789
             */
            tracking_id: string;
            /**
             * @description URL of the shipping label; empty without one
             * @example https://carrier.example.com/label/44123456789.pdf
             */
            label_url: string;
        };
        /** @description One picture: `url` is 640 px wide, `srcset` names 320, 640 and 1280. All are square WebP. */
        Picture: {
            /** @description URL relative to the origin of this API */
            url: string;
            /**
             * @description The picture in three widths for the `srcset` of an image, with URLs relative to the origin of this API
             * @example /media/ab12cd34-320.webp 320w, /media/ab12cd34-640.webp 640w
             */
            srcset: string;
            /**
             * @description Width of the picture behind `url` in pixels
             * @example 640
             */
            width: number;
            /**
             * @description Height of the picture behind `url` in pixels
             * @example 640
             */
            height: number;
            /**
             * @description Variant shown; null for the whole product
             * @example null
             */
            variant_id: number | null;
            /** @description True for a drawing of the demo instead of a product photo */
            illustration: boolean;
        };
        /** @description Number of rows that refer to a place or one within it. Only countries have shipping zones. */
        PlaceUsage: {
            /** @description Addresses of customers */
            addresses: number;
            /** @description Vendors */
            vendors: number;
            /** @description Shipping zones (countries only) */
            shipping_zones: number;
            /** @description Orders sent there */
            orders: number;
        };
        /** @description A whole order across all vendors, as the customer placed it. Amounts are in the order's own `currency`. */
        PlacedOrder: {
            /**
             * @description Number of the whole order
             * @example BLS-4827193056
             */
            order_no: string;
            /**
             * @description Time of the order
             * @example 2026-03-01T09:30:00.000Z
             */
            placed_at: components["schemas"]["Moment"];
            /**
             * @description Currency of the order and all its amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /**
             * @description Price of the goods before coupon and shipping
             * @example 49
             */
            sub_total: components["schemas"]["Money"];
            /**
             * @description What shipping costs; 0 when free
             * @example 15
             */
            shipping_cost: components["schemas"]["Money"];
            /**
             * @description Coupon discount on the goods
             * @example 10
             */
            discount: components["schemas"]["Money"];
            /**
             * @description Code of the coupon; null without one
             * @example HELLO-12345678
             */
            coupon_code: string | null;
            /**
             * @description VAT included in the total; prices include VAT, and no total adds it
             * @example 8.35
             */
            tax_amount: components["schemas"]["Money"];
            /** @description Tax included in the prices, by rate, highest first; null on an order placed before tax was stated */
            vat: components["schemas"]["VatGroup"][] | null;
            /**
             * @description Amount to pay for the whole order
             * @example 64
             */
            grand_total: components["schemas"]["Money"];
            /**
             * @description `cash`: on delivery; `card`: when ordering; null on an old order
             * @example cash
             */
            payment_method: string | null;
            /** @description Billing address at the time of the order; null for an old order without one */
            billing_address: {
                /**
                 * @description Name of the recipient
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Company that the person buys for; may be empty
                 * @example Dilmun Medical
                 */
                company_name: string;
                /**
                 * @description Company address in one line; may be empty
                 * @example 12 Palm Street, Manama
                 */
                company_address: string;
                /**
                 * @description Phone number as entered, with digits 0-9
                 * @example +966 50 123 4567
                 */
                phone_number: string;
                /**
                 * @description E-mail address in lower case; identifies the account and never changes
                 * @example noura@example.com
                 */
                email: string;
                /**
                 * @description Street and house
                 * @example 12 Palm Street
                 */
                address_1: string;
                /**
                 * @description Further details of the address; may be empty
                 * @example Second floor
                 */
                address_2: string;
                /**
                 * @description Alias of `address_1`
                 * @example 12 Palm Street
                 */
                street: string;
                /** @description Name of the city, in the requested language */
                city: string;
                /** @description Name of the state, in the requested language */
                state: string;
                /**
                 * @description Postal code; may be empty
                 * @example 12345
                 */
                zip_code: string;
                /** @description Name of the country, in the requested language */
                country: string;
                /**
                 * @description Short code of the Saudi national address; may be empty
                 * @example RRRD2929
                 */
                national_address: string;
                /** @description Note for the courier; may be empty */
                note: string;
                /** @description Names of the place in the language that was not requested, for labels that couriers read in both */
                other_language?: {
                    /** @description Id of the city, from `GET /api/cities`; null while none is chosen */
                    city: string;
                    /** @description Id of the state, from `GET /api/states`; null while none is chosen */
                    state: string;
                    /** @description Id of the country, from `GET /api/countries`; null while none is chosen */
                    country: string;
                };
            } | null;
            /** @description Shipping address at the time of the order; null for an old order without one */
            shipping_address: {
                /**
                 * @description Name of the recipient
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Company that the person buys for; may be empty
                 * @example Dilmun Medical
                 */
                company_name: string;
                /**
                 * @description Company address in one line; may be empty
                 * @example 12 Palm Street, Manama
                 */
                company_address: string;
                /**
                 * @description Phone number as entered, with digits 0-9
                 * @example +966 50 123 4567
                 */
                phone_number: string;
                /**
                 * @description E-mail address in lower case; identifies the account and never changes
                 * @example noura@example.com
                 */
                email: string;
                /**
                 * @description Street and house
                 * @example 12 Palm Street
                 */
                address_1: string;
                /**
                 * @description Further details of the address; may be empty
                 * @example Second floor
                 */
                address_2: string;
                /**
                 * @description Alias of `address_1`
                 * @example 12 Palm Street
                 */
                street: string;
                /** @description Name of the city, in the requested language */
                city: string;
                /** @description Name of the state, in the requested language */
                state: string;
                /**
                 * @description Postal code; may be empty
                 * @example 12345
                 */
                zip_code: string;
                /** @description Name of the country, in the requested language */
                country: string;
                /**
                 * @description Short code of the Saudi national address; may be empty
                 * @example RRRD2929
                 */
                national_address: string;
                /** @description Note for the courier; may be empty */
                note: string;
                /** @description Names of the place in the language that was not requested, for labels that couriers read in both */
                other_language?: {
                    /** @description Id of the city, from `GET /api/cities`; null while none is chosen */
                    city: string;
                    /** @description Id of the state, from `GET /api/states`; null while none is chosen */
                    state: string;
                    /** @description Id of the country, from `GET /api/countries`; null while none is chosen */
                    country: string;
                };
            } | null;
            /**
             * @description Message from the customer with the order; may be empty
             * @example Please ring before you come.
             */
            message: string;
            /** @description Purchase order number of the customer’s company; may be empty */
            po_number: string;
            /** @description One sub-order per vendor */
            orders: components["schemas"]["Order"][];
        };
        /** @description A figure of the admin dashboard, like those of a vendor; `vendors`: number of vendors with sales */
        PlatformBox: {
            /**
             * @description The figure
             * @enum {string}
             */
            key: "sales" | "orders" | "average_order" | "units" | "customers" | "vendors";
            /** @description Figure of the period: an amount for sales and average_order, else a count */
            value: number;
            /**
             * @description Value of the previous period
             * @example 120
             */
            previous: number;
            /**
             * @description Change from the previous period in percent; null without a basis for comparison
             * @example 12.5
             */
            change_percent: number | null;
        };
        /** @description The platform settings; null or empty if not set */
        PlatformSettings: {
            /** @description Name and look of the shop; in the settings, the name is empty until it is chosen */
            brand: components["schemas"]["SiteBrand"];
            /**
             * @description Currency shown to new visitors
             * @example SAR
             */
            default_currency: components["schemas"]["Currency"];
            /**
             * @description Language of the shop for new visitors; plain addresses are in it
             * @example ar
             */
            default_lang: components["schemas"]["Lang"];
            /** @description Legal entity */
            company: components["schemas"]["SiteCompany"];
            /** @description Contact details of the shop */
            contact: components["schemas"]["SiteContact"];
            /** @description Pages on social networks */
            social: components["schemas"]["SocialLink"][];
            /** @description Store policies for all shoppers */
            promises: components["schemas"]["SitePromises"];
            /** @description Who may buy */
            checkout: {
                /** @description Visitors may buy without an account */
                guest_checkout: boolean;
            };
            /** @description Default shipping rule of new vendors; null: not set */
            shipping_defaults: components["schemas"]["ShippingDefaults"] | null;
            /**
             * @description Time of the last change; null if never saved
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"] | null;
        };
        /** @description A blog post with its text */
        Post: {
            /**
             * @description Name in addresses; it never changes
             * @example nitrile-gloves
             */
            slug: string;
            /**
             * @description English title
             * @example How to choose a thermometer
             */
            title: string;
            /**
             * @description Arabic title
             * @example كيف تختار مقياس الحرارة
             */
            title_arabic: string;
            /**
             * @description Summary in English
             * @example Four kinds and what each is good for.
             */
            summary: string;
            /**
             * @description Summary in Arabic
             * @example أربعة أنواع وما يصلح له كل منها.
             */
            summary_arabic: string;
            drawing: components["schemas"]["PostDrawing"];
            /**
             * @description URL of the picture, relative to the origin of this API: 640 px square WebP; null without one
             * @example /media/ab12cd34-640.webp
             */
            image: string | null;
            /**
             * Format: date
             * @description Date shown on the page
             * @example 2026-03-01
             */
            dated: string;
            /** @description Reading time of the English text, minutes */
            minutes: number;
            /** @description Reading time of the Arabic text, minutes */
            minutes_arabic: number;
            /**
             * @description English text: paragraphs separated by empty lines; lines may begin with `## `, `### `, `- `, `1. ` or `> `
             * @example ## Delivery
             *
             *     Within three working days.
             */
            body: string;
            /**
             * @description Arabic text in the same format
             * @example ## التوصيل
             *
             *     خلال ثلاثة أيام عمل.
             */
            body_arabic: string;
        };
        /**
         * @description Illustration of a post without an uploaded picture
         * @enum {string}
         */
        PostDrawing: "mask" | "thermometer" | "gloves" | "supplements";
        /** @description A blog post in a list, in both languages */
        PostSummary: {
            /**
             * @description Name in addresses; it never changes
             * @example nitrile-gloves
             */
            slug: string;
            /**
             * @description English title
             * @example How to choose a thermometer
             */
            title: string;
            /**
             * @description Arabic title
             * @example كيف تختار مقياس الحرارة
             */
            title_arabic: string;
            /**
             * @description Summary in English
             * @example Four kinds and what each is good for.
             */
            summary: string;
            /**
             * @description Summary in Arabic
             * @example أربعة أنواع وما يصلح له كل منها.
             */
            summary_arabic: string;
            drawing: components["schemas"]["PostDrawing"];
            /**
             * @description URL of the picture, relative to the origin of this API: 640 px square WebP; null without one
             * @example /media/ab12cd34-640.webp
             */
            image: string | null;
            /**
             * Format: date
             * @description Date shown on the page
             * @example 2026-03-01
             */
            dated: string;
            /** @description Reading time of the English text, minutes */
            minutes: number;
            /** @description Reading time of the Arabic text, minutes */
            minutes_arabic: number;
        };
        /** @description A text that members of a store insert into their messages */
        PreparedAnswer: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Name of the answer for the store
             * @example How to choose a thermometer
             */
            title: string;
            /** @description English text; may be empty */
            text: string;
            /** @description Arabic text; may be empty */
            text_arabic: string;
            /**
             * @description Time of the last change
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
        };
        /** @description Rates by which vendors convert a price in SAR; suggestions only */
        PriceRates: {
            /** @description SAR for one BHD */
            sar_per_bhd: number;
            /** @description SAR for one USD */
            sar_per_usd: number;
        };
        /** @description A request of a person about their data */
        PrivacyRequest: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            kind: components["schemas"]["PrivacyRequestKind"];
            /** @description Id of the state, from `GET /api/states`; null while none is chosen */
            state: components["schemas"]["PrivacyRequestState"];
            /** @description What the person wrote */
            note: string;
            /** @description Time of the request */
            asked_at: components["schemas"]["Moment"];
            /**
             * Format: date
             * @description Last day to answer
             */
            due_on: string;
            /** @description Until then a sign-in stops the erasure; null for other kinds */
            erase_from: components["schemas"]["Moment"] | null;
            /** @description What has to end before: orders, returns, refunds, payments, return periods, balances, memberships */
            waits_for: ("order_open" | "return_open" | "refund_due" | "payment_open" | "return_window" | "vendor_balance" | "membership")[];
            /** @description Answer to the person: why it was refused, or what was done */
            reason: string;
            /** @description Time of the answer; null until then */
            done_at: components["schemas"]["Moment"] | null;
            /** @description File of an export while it can be fetched */
            file: {
                /** @description Size of the file */
                bytes: number;
                /** @description Deleted then */
                expires_at: components["schemas"]["Moment"];
            } | null;
        };
        /**
         * @description export: a file with everything; erase: delete the account; correct: something is wrong; object: to a use of data
         * @enum {string}
         */
        PrivacyRequestKind: "export" | "erase" | "correct" | "object";
        /**
         * @description waiting: an erasure that something in `waits_for` is in the way of
         * @enum {string}
         */
        PrivacyRequestState: "open" | "waiting" | "done" | "refused" | "withdrawn";
        /** @description A product in a list. `name` and `description` are the English texts, `*_arabic` the Arabic ones (may be empty). `price` is in `currency` with the discount applied; `original_price` is without it. `stock` is 0 when sold out. */
        Product: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Name in addresses; it never changes
             * @example nitrile-gloves
             */
            slug: string;
            /**
             * @description English name
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Arabic name; if empty, the English one is shown
             * @example قفازات نتريل
             */
            name_arabic: string;
            /** @description English text */
            description: string;
            /**
             * @description Arabic text; if empty, the English one is shown
             * @example خالية من المسحوق.
             */
            description_arabic: string;
            /**
             * @description The vendor’s SKU, unique per vendor
             * @example GLV-NIT-100
             */
            sku: string;
            /** @description Category of the product */
            category: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description Name in addresses; it never changes
                 * @example nitrile-gloves
                 */
                slug: string;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
            };
            /** @description Seller of the product */
            vendor: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description English name of the company
                 * @example Dilmun Medical
                 */
                company_name: string;
            };
            /**
             * @description Price of one unit in `currency`, discount applied. With variants, the lowest price of those in stock, or of all when everything is sold out
             * @example 24.5
             */
            price: components["schemas"]["Money"];
            /**
             * @description Highest price among the same variants; equal to `price` if there is only one price. Show "From" if it is higher
             * @example 24.5
             */
            highest_price: components["schemas"]["Money"];
            /**
             * @description Price without the discount
             * @example 30
             */
            original_price: components["schemas"]["Money"];
            /**
             * @description Discount in whole percent, 0 without one
             * @example 10
             */
            discount: number;
            /**
             * @description Currency of `price` and `original_price`: that of the request
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /**
             * @description Unit price in SAR, with up to 2 decimal places
             * @example 12
             */
            price_sar: components["schemas"]["Money"];
            /**
             * @description Unit price in BHD, with up to 3 decimal places
             * @example 4.525
             */
            price_bhd: components["schemas"]["Money"];
            /**
             * @description Unit price in USD, with up to 2 decimal places
             * @example 12
             */
            price_usd: components["schemas"]["Money"];
            /**
             * @description Units that can be bought; 0 when sold out or while sales are paused
             * @example 40
             */
            stock: number;
            /**
             * @description Same as `stock`
             * @example 40
             */
            in_stock: number;
            /** @description Running holiday of the vendor; null without one */
            holiday: components["schemas"]["Holiday"] | null;
            /**
             * @description True if the product is bought by variant: adding it to a cart requires `variant_id`
             * @example false
             */
            has_variants: boolean;
            /** @description No unit bought now expires before this day; null without a promise */
            expires_from: string | null;
            /** @description Rules of its sale; null if anyone may buy it */
            sale_rules: components["schemas"]["SaleRules"] | null;
            /** @description True: the discount is due to a short shelf life */
            marked_down: boolean;
            /**
             * @description True if an admin features it on the home page
             * @example false
             */
            is_featured: boolean;
            /**
             * @description URL of the main picture, relative to the origin of this API: 640 px square WebP; null without one
             * @example /media/ab12cd34-640.webp
             */
            product_image: string | null;
            /** @description The main picture; null without one */
            picture: components["schemas"]["Picture"] | null;
            /**
             * @description Average of the stars; 0 without any
             * @example 5
             */
            rating: number;
            /**
             * @description Number of visible reviews
             * @example 8
             */
            total_reviews: number;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        };
        /** @description A specification of a product: name, value and unit */
        ProductAttribute: {
            /** @description Key of the attribute; never changes */
            code: string;
            kind: components["schemas"]["AttributeKind"];
            /**
             * @description Name in the requested language
             * @example Nitrile gloves
             */
            name: string;
            /** @description Value without its unit in the requested language; several options with commas */
            value: string;
            /** @description Unit of a number in the requested language; may be empty */
            unit: string;
            /** @description The same in English */
            english: {
                /**
                 * @description Name
                 * @example Nitrile gloves
                 */
                name: string;
                /** @description Value without its unit */
                value: string;
                /** @description Unit of a number; may be empty */
                unit: string;
            };
            /** @description The same in Arabic */
            arabic: {
                /**
                 * @description Name
                 * @example Nitrile gloves
                 */
                name: string;
                /** @description Value without its unit */
                value: string;
                /** @description Unit of a number; may be empty */
                unit: string;
            };
            /** @description The number, for sorting; null for other kinds */
            number: number | null;
            /** @description Shown when products are compared */
            comparable: boolean;
        };
        /** @description A change that a vendor requests for an approved product; pictures as URLs */
        ProductChange: {
            /**
             * @description The changed field
             * @enum {string}
             */
            field: "name" | "arabic_name" | "description" | "arabic_description" | "category" | "vat_class" | "sfda_number" | "sfda_holder" | "sfda_expires_on" | "nhra_number" | "nhra_holder" | "nhra_expires_on" | "product_kind" | "sfda_class" | "nhra_class" | "manufacturer" | "manufacturer_arabic" | "brand" | "brand_arabic" | "origin_country" | "sterile" | "single_use" | "store_min_c" | "store_max_c" | "pictures" | "attributes";
            /** @description Live value, in lines of text */
            before: string[];
            /** @description Requested value, in lines of text */
            after: string[];
        };
        /** @description A product on its own page. `delivers` false: the vendor does not ship to the customer's country. `payment_methods` empty: the vendor cannot currently accept payment, so the product cannot be ordered. */
        ProductDetail: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Name in addresses; it never changes
             * @example nitrile-gloves
             */
            slug: string;
            /**
             * @description English name
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Arabic name; if empty, the English one is shown
             * @example قفازات نتريل
             */
            name_arabic: string;
            /** @description English text */
            description: string;
            /**
             * @description Arabic text; if empty, the English one is shown
             * @example خالية من المسحوق.
             */
            description_arabic: string;
            /**
             * @description The vendor’s SKU, unique per vendor
             * @example GLV-NIT-100
             */
            sku: string;
            /** @description Category of the product */
            category: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description Name in addresses; it never changes
                 * @example nitrile-gloves
                 */
                slug: string;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
            };
            /** @description Seller of the product */
            vendor: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description English name of the company
                 * @example Dilmun Medical
                 */
                company_name: string;
            };
            /**
             * @description Price of one unit in `currency`, discount applied. With variants, the lowest price of those in stock, or of all when everything is sold out
             * @example 24.5
             */
            price: components["schemas"]["Money"];
            /**
             * @description Highest price among the same variants; equal to `price` if there is only one price. Show "From" if it is higher
             * @example 24.5
             */
            highest_price: components["schemas"]["Money"];
            /**
             * @description Price without the discount
             * @example 30
             */
            original_price: components["schemas"]["Money"];
            /**
             * @description Discount in whole percent, 0 without one
             * @example 10
             */
            discount: number;
            /**
             * @description Currency of `price` and `original_price`: that of the request
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /**
             * @description Unit price in SAR, with up to 2 decimal places
             * @example 12
             */
            price_sar: components["schemas"]["Money"];
            /**
             * @description Unit price in BHD, with up to 3 decimal places
             * @example 4.525
             */
            price_bhd: components["schemas"]["Money"];
            /**
             * @description Unit price in USD, with up to 2 decimal places
             * @example 12
             */
            price_usd: components["schemas"]["Money"];
            /**
             * @description Units that can be bought; 0 when sold out or while sales are paused
             * @example 40
             */
            stock: number;
            /**
             * @description Same as `stock`
             * @example 40
             */
            in_stock: number;
            /** @description Running holiday of the vendor; null without one */
            holiday: components["schemas"]["Holiday"] | null;
            /**
             * @description True if the product is bought by variant: adding it to a cart requires `variant_id`
             * @example false
             */
            has_variants: boolean;
            /** @description No unit bought now expires before this day; null without a promise */
            expires_from: string | null;
            /** @description Rules of its sale; null if anyone may buy it */
            sale_rules: components["schemas"]["SaleRules"] | null;
            /** @description True: the discount is due to a short shelf life */
            marked_down: boolean;
            /**
             * @description True if an admin features it on the home page
             * @example false
             */
            is_featured: boolean;
            /**
             * @description URL of the main picture, relative to the origin of this API: 640 px square WebP; null without one
             * @example /media/ab12cd34-640.webp
             */
            product_image: string | null;
            /** @description The main picture; null without one */
            picture: components["schemas"]["Picture"] | null;
            /**
             * @description Average of the stars; 0 without any
             * @example 5
             */
            rating: number;
            /**
             * @description Number of visible reviews
             * @example 8
             */
            total_reviews: number;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /**
             * @description Barcode number (EAN or other)
             * @example 6281000000014
             */
            barcode: string;
            /** @description Authorisation (MDMA, registration) of SFDA; one of SFDA or NHRA is required for zero-rating */
            sfda_number: string;
            /** @description Holder of the SFDA authorisation */
            sfda_holder: string;
            /** @description Last day of the SFDA authorisation, YYYY-MM-DD; empty without an end */
            sfda_expires_on: string;
            /** @description Authorisation of NHRA in Bahrain */
            nhra_number: string;
            /** @description Holder of the NHRA authorisation */
            nhra_holder: string;
            /** @description Last day of the NHRA authorisation, YYYY-MM-DD; empty without an end */
            nhra_expires_on: string;
            /**
             * @description Kind of goods; ivd is an in vitro diagnostic
             * @enum {string}
             */
            product_kind: "" | "device" | "ivd" | "medicine" | "supplement" | "cosmetic" | "general";
            /**
             * @description Risk class of SFDA: A, As, Am, Ar, B, C or D
             * @enum {string}
             */
            sfda_class: "" | "A" | "As" | "Am" | "Ar" | "B" | "C" | "D";
            /**
             * @description Risk class of NHRA: I to III, or A to D for diagnostics
             * @enum {string}
             */
            nhra_class: "" | "I" | "IIa" | "IIb" | "III" | "A" | "B" | "C" | "D";
            /** @description Manufacturer in English */
            manufacturer: string;
            /** @description Manufacturer in Arabic */
            manufacturer_arabic: string;
            /** @description Brand in English */
            brand: string;
            /** @description Brand in Arabic */
            brand_arabic: string;
            /**
             * @description ISO 3166-1 code of the country of origin
             * @enum {string}
             */
            origin_country: "" | "AE" | "AL" | "AM" | "AR" | "AT" | "AU" | "AZ" | "BA" | "BD" | "BE" | "BG" | "BH" | "BR" | "BY" | "CA" | "CH" | "CL" | "CN" | "CO" | "CR" | "CU" | "CY" | "CZ" | "DE" | "DK" | "DO" | "DZ" | "EC" | "EE" | "EG" | "ES" | "ET" | "FI" | "FR" | "GB" | "GE" | "GH" | "GR" | "GT" | "HK" | "HN" | "HR" | "HU" | "ID" | "IE" | "IN" | "IQ" | "IR" | "IS" | "IT" | "JO" | "JP" | "KE" | "KG" | "KH" | "KR" | "KW" | "KZ" | "LB" | "LI" | "LK" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MK" | "MM" | "MO" | "MT" | "MU" | "MX" | "MY" | "NG" | "NL" | "NO" | "NP" | "NZ" | "OM" | "PA" | "PE" | "PH" | "PK" | "PL" | "PR" | "PS" | "PT" | "PY" | "QA" | "RO" | "RS" | "RU" | "SA" | "SD" | "SE" | "SG" | "SI" | "SK" | "SM" | "SN" | "SV" | "SY" | "TH" | "TN" | "TR" | "TW" | "TZ" | "UA" | "UG" | "US" | "UY" | "UZ" | "VE" | "VN" | "YE" | "ZA";
            /**
             * @description Sterile: yes, no, or empty
             * @enum {string}
             */
            sterile: "" | "yes" | "no";
            /**
             * @description For single use: yes, no, or empty
             * @enum {string}
             */
            single_use: "" | "yes" | "no";
            /** @description Lowest storage temperature, whole °C */
            store_min_c: string;
            /** @description Highest storage temperature, whole °C; up to 8 means a cold chain */
            store_max_c: string;
            /** @description Its tags, in the requested language */
            tags: {
                /**
                 * @description Name in addresses; it never changes
                 * @example nitrile-gloves
                 */
                slug: string;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
            }[];
            /** @description Its specifications in the order of its category; for comparisons, JSON-LD and spec sheets */
            attributes: components["schemas"]["ProductAttribute"][];
            /** @description All pictures, the main one first */
            images: components["schemas"]["Picture"][];
            /** @description Its sizes or colours; empty without any */
            variants: components["schemas"]["Variant"][];
            /** @description The newest reviews */
            reviews: components["schemas"]["Review"][];
            /** @description Open recalls of batches that are not on sale */
            recalls: {
                /** @description Number of the recall */
                recall_no: string;
                /** @description Recalled batches of the product; empty if their numbers are not known */
                lot_nos: string[];
            }[];
            /** @description False: the vendor has disabled reviews */
            reviews_open: boolean;
            vendor_card: components["schemas"]["VendorCard"];
            /** @description The vendor’s shipping rule; null if the vendor does not ship there or the country is unknown */
            shipping: components["schemas"]["ShippingRule"] | null;
            /**
             * @description True if the vendor ships to the customer’s country, or if the country is unknown
             * @example true
             */
            delivers: boolean;
            /** @description Payment methods that the vendor accepts now; if empty, the vendor’s goods cannot be ordered */
            payment_methods: components["schemas"]["PaymentMethod"][];
            /**
             * @description Value added tax in the price. included: the price includes it; zero_medicine, zero_device: zero-rated as listed goods; not_registered: none, the vendor is not registered for tax
             * @enum {string}
             */
            vat: "included" | "zero_medicine" | "zero_device" | "not_registered";
            /**
             * @description Authority of the country that parcels go to; its class and number concern the reader
             * @enum {string}
             */
            authority: "sfda" | "nhra";
            /** @description Country of origin in the requested language; empty if unknown */
            origin: string;
            returns: components["schemas"]["ReturnTerms"];
            /** @description Size guide of its category in the requested language, as Markdown; empty without one or without sizes */
            size_guide: string;
        };
        /** @description Numbers of products by category and vendor, within a search and the other filters */
        ProductFacets: {
            /**
             * @description Same as the HTTP status
             * @constant
             */
            status: 200;
            /**
             * @description Always true
             * @constant
             */
            success: true;
            /**
             * @description Human-readable message in the language of the `lang` header
             * @example Done.
             */
            message: string;
            /** @description By category, regardless of a filter by category; null if there are more products than are counted */
            categories: components["schemas"]["OptionCount"][] | null;
            /** @description By vendor, regardless of a filter by vendor; null if there are more products than are counted */
            vendors: components["schemas"]["OptionCount"][] | null;
        };
        /** @description Position of a page in the list, and whether there are more products */
        ProductPageMeta: {
            /** @description This page, from 1 */
            current_page: number;
            /** @description The last page; 1 for an empty list */
            last_page: number;
            /** @description Number of rows on all pages */
            total: number;
            /** @description True: there are more than `total`, which is then the maximum that is counted and shown */
            total_is_more: boolean;
            /** @description Rows per page */
            per_page: number;
        };
        /** @description A review in its product's list. `mine`: written by the caller. */
        ProductReview: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Time of writing */
            date: components["schemas"]["Moment"];
            /**
             * @description Text of the review
             * @example Fits well and does not tear.
             */
            review: string;
            /**
             * @description Stars from 1 to 5; null for a review without stars
             * @example 5
             */
            rating: number | null;
            /** @description Author */
            user: {
                /**
                 * @description First name and initial
                 * @example Nitrile gloves
                 */
                name: string;
            };
            /**
             * @description True if the author has a completed order of the product
             * @example true
             */
            verified: boolean;
            /**
             * @description The vendor’s reply; empty without one
             * @example Thank you!
             */
            answer: string;
            /**
             * @description Time of the vendor’s reply; null without one
             * @example 2026-03-03T09:00:00.000Z
             */
            answered_at: components["schemas"]["Moment"] | null;
            /** @description Written by the caller */
            mine: boolean;
            /**
             * Format: date-time
             * @description Time of the last change
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
        };
        /** @description Review settings of the vendor’s products */
        ProductSettings: {
            /**
             * @description True if customers may review the vendor’s products
             * @example true
             */
            enable_reviews: boolean;
            /**
             * @description True if reviews by customers who bought the product are marked
             * @example true
             */
            show_verified_label: boolean;
            /**
             * @description True if only customers with a completed order of the product may review it
             * @example true
             */
            verified_only: boolean;
            /**
             * @description True if reviews may have stars
             * @example true
             */
            enable_ratings: boolean;
            /**
             * @description True if reviews must have stars
             * @example false
             */
            ratings_required: boolean;
            /**
             * @description Time of the last change of any store setting
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
        };
        /** @description A product in the search suggestions, with its price after discount */
        ProductSuggestion: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Name in addresses; it never changes
             * @example nitrile-gloves
             */
            slug: string;
            /**
             * @description English name
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Arabic name; if empty, the English one is shown
             * @example قفازات نتريل
             */
            name_arabic: string;
            /** @description The main picture; null without one */
            picture: components["schemas"]["Picture"] | null;
            /**
             * @description Price of one unit in `currency`, discount applied. With variants, the lowest price of those in stock, or of all when everything is sold out
             * @example 24.5
             */
            price: components["schemas"]["Money"];
            /**
             * @description Highest price among the same variants; equal to `price` if there is only one price. Show "From" if it is higher
             * @example 24.5
             */
            highest_price: components["schemas"]["Money"];
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
        };
        /** @description A licence in force of a vendor */
        PublicLicence: {
            /**
             * @description Name of the licence in the requested language
             * @example Nitrile gloves
             */
            name: string;
            /** @description Authority that issued it, in the requested language */
            issuer: string;
            /**
             * @description Activity that it names; empty for none
             * @enum {string}
             */
            activity: "" | "manufacturer" | "representative" | "importer" | "distributor";
            /** @description Number as on the paper */
            number: string;
            /**
             * Format: date
             * @description Last day
             */
            expires_on: string;
        };
        /** @description A recall as everybody may read it */
        PublicRecall: {
            /** @description Number of the recall */
            recall_no: string;
            severity: components["schemas"]["RecallSeverity"];
            /**
             * @description Who ordered the recall
             * @enum {string}
             */
            authority: "SFDA" | "NHRA" | "manufacturer" | "vendor" | "platform";
            /** @description Number of the authority's letter; '' without one */
            authority_ref: string;
            /**
             * @description What buyers do: return or destroy the units, check their batch, or only be informed
             * @enum {string}
             */
            action: "return" | "destroy" | "check" | "inform";
            /**
             * @description Title in the requested language
             * @example How to choose a thermometer
             */
            title: string;
            /** @description Reason in the requested language */
            reason: string;
            /** @description What buyers have to do, in the requested language */
            instruction: string;
            /**
             * @description State of the recall
             * @enum {string}
             */
            state: "open" | "closed";
            /** @description Time at which the sale was stopped */
            opened_at: components["schemas"]["Moment"];
            /** @description Time at which it was closed; null until then */
            closed_at: components["schemas"]["Moment"] | null;
            /** @description Conclusion in the requested language; '' until it is closed */
            conclusion: string;
            /** @description Products concerned */
            products: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description Name in addresses; it never changes
                 * @example nitrile-gloves
                 */
                slug: string;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
                /**
                 * @description Seller, in the requested language
                 * @example Dilmun Medical
                 */
                company_name: string;
                /** @description Recalled batches */
                lot_nos: string[];
                /** @description True: every batch sold, because the product tracks none */
                all_lots: boolean;
            }[];
        };
        /** @description Result of one line */
        QuickOrderLine: {
            /** @description Number of units added to the cart */
            added: number;
            /** @description Reason why fewer units were added; null: all of them were */
            reason: ("unavailable" | "not_delivered" | "not_payable" | "on_holiday" | "sold_out" | "fewer" | "cart_full") | null;
        };
        /** @description A recall in the list */
        Recall: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Number of the recall */
            recall_no: string;
            /**
             * @description Id of the seller who wrote it; null for an admin
             * @example 4
             */
            vendor_id: number | null;
            /** @description English name of that seller; '' for an admin */
            vendor: string;
            /** @description Arabic name of that seller; '' for an admin */
            vendor_arabic: string;
            severity: components["schemas"]["RecallSeverity"];
            /**
             * @description Who ordered the recall
             * @enum {string}
             */
            authority: "SFDA" | "NHRA" | "manufacturer" | "vendor" | "platform";
            /** @description Number of the authority's letter; '' without one */
            authority_ref: string;
            /**
             * @description What buyers do: return or destroy the units, check their batch, or only be informed
             * @enum {string}
             */
            action: "return" | "destroy" | "check" | "inform";
            /**
             * @description Title in English
             * @example How to choose a thermometer
             */
            title: string;
            /**
             * @description Title in Arabic
             * @example كيف تختار مقياس الحرارة
             */
            title_arabic: string;
            /**
             * @description State of the recall
             * @enum {string}
             */
            state: "draft" | "open" | "closed" | "discarded";
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /** @description Time at which the stock was stopped */
            opened_at: components["schemas"]["Moment"] | null;
            /** @description Time at which it was closed */
            closed_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of the last change
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
        };
        /** @description A sold line that a recall concerns */
        RecallCase: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Number of the parcel
             * @example BLS-4827193056-1
             */
            order_sub_no: string;
            /** @description Name of the buyer */
            customer: string;
            /**
             * @description Address of the notice
             * @example noura@example.com
             */
            email: string;
            /**
             * @description Phone number as entered, with digits 0-9
             * @example +966 50 123 4567
             */
            phone_number: string;
            /** @description English name of the product */
            product: string;
            /** @description Arabic name of the product */
            product_arabic: string;
            /** @description Number of the batch; null if the buyer has to look at the box */
            lot_no: string | null;
            /**
             * @description Units
             * @example 2
             */
            quantity: number;
            /** @description Time at which the notice left; null until then */
            mailed_at: components["schemas"]["Moment"] | null;
            /** @description Time of the answer; null until then */
            acknowledged_at: components["schemas"]["Moment"] | null;
            /** @description Who answered; '' until then */
            acknowledged_by: string;
            /** @description Units sent back */
            returned: number;
            /** @description Units destroyed */
            destroyed: number;
            /** @description Units used */
            used: number;
            /** @description Units not found */
            missing: number;
            /** @description Units that the seller got back */
            arrived: number;
            /** @description True: the parcel was sent, so its units can come back */
            is_sent: boolean;
            /** @description Reminders */
            reminders: number;
            /** @description Calls and letters, oldest first */
            contacts: {
                /** @description Time */
                at: components["schemas"]["Moment"];
                /** @description phone or other */
                channel: string;
                /** @description Outcome */
                note: string;
                /** @description Name of the admin */
                by: string;
            }[];
        };
        /** @description A recall with its products, batches and progress */
        RecallDetail: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Number of the recall */
            recall_no: string;
            /**
             * @description Id of the seller who wrote it; null for an admin
             * @example 4
             */
            vendor_id: number | null;
            /** @description English name of that seller; '' for an admin */
            vendor: string;
            /** @description Arabic name of that seller; '' for an admin */
            vendor_arabic: string;
            severity: components["schemas"]["RecallSeverity"];
            /**
             * @description Who ordered the recall
             * @enum {string}
             */
            authority: "SFDA" | "NHRA" | "manufacturer" | "vendor" | "platform";
            /** @description Number of the authority's letter; '' without one */
            authority_ref: string;
            /**
             * @description What buyers do: return or destroy the units, check their batch, or only be informed
             * @enum {string}
             */
            action: "return" | "destroy" | "check" | "inform";
            /**
             * @description Title in English
             * @example How to choose a thermometer
             */
            title: string;
            /**
             * @description Title in Arabic
             * @example كيف تختار مقياس الحرارة
             */
            title_arabic: string;
            /**
             * @description State of the recall
             * @enum {string}
             */
            state: "draft" | "open" | "closed" | "discarded";
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /** @description Time at which the stock was stopped */
            opened_at: components["schemas"]["Moment"] | null;
            /** @description Time at which it was closed */
            closed_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of the last change
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
            /** @description Reason in English */
            reason: string;
            /** @description Reason in Arabic */
            reason_arabic: string;
            /** @description Instruction in English */
            instruction: string;
            /** @description Instruction in Arabic */
            instruction_arabic: string;
            /** @description First day of sales without a known batch; null: none */
            sold_from: string | null;
            /** @description English conclusion; '' until it is closed */
            conclusion: string;
            /** @description Arabic conclusion; '' until it is closed */
            conclusion_arabic: string;
            /** @description Why it was closed with too few answers; '' without a reason */
            shortfall_reason: string;
            /** @description True: everybody concerned has a mail */
            is_told: boolean;
            /** @description Products concerned */
            products: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description Name in addresses; it never changes
                 * @example nitrile-gloves
                 */
                slug: string;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
                /**
                 * @description The vendor’s SKU, unique per vendor
                 * @example GLV-NIT-100
                 */
                sku: string;
                /**
                 * @description Seller in English
                 * @example Dilmun Medical
                 */
                company_name: string;
                /**
                 * @description Arabic name of the company; empty if it has none
                 * @example دلمون الطبية
                 */
                company_name_arabic: string;
                /** @description False: it is off sale as a whole */
                tracks_lots: boolean;
                /** @description True: it turned out not to be concerned */
                lifted: boolean;
            }[];
            /** @description All batches of these products */
            lots: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description Id of its product
                 * @example 12
                 */
                product_id: number;
                /** @description Number of the batch; '' for units whose batch is unknown */
                lot_no: string;
                /** @description Last day of use; null without an expiry */
                expires_on: string | null;
                /** @description Units in the warehouse */
                on_hand: number;
                /** @description Units sold */
                sold: number;
                /** @description True: the recall concerns it */
                recalled: boolean;
                /** @description True: it turned out not to be concerned */
                lifted: boolean;
            }[];
            report: components["schemas"]["RecallReport"];
        };
        /** @description Progress of a recall; at its closing, the final figures */
        RecallReport: {
            /** @description Units of the recalled batches that sellers received */
            units_received: number;
            /** @description Recalled units in warehouses, all of them stopped */
            units_on_hand: number;
            /** @description Recalled units that sellers wrote off */
            units_written_off: number;
            /** @description Recalled units that were sold, or may have been */
            units_sold: number;
            /** @description Of these, units in parcels that were sent */
            units_shipped: number;
            /** @description Buyers concerned */
            people: number;
            /** @description Order lines concerned, without those of cancelled parcels */
            cases: number;
            /** @description Of these, mails that have left */
            mailed: number;
            /** @description Of these, mails that no mail server accepted */
            undelivered: number;
            /** @description Reminders */
            reminders: number;
            /** @description Calls and letters */
            contacts: number;
            /** @description Order lines concerned that were answered */
            acknowledged: number;
            /** @description Share of them that must be answered before it is closed without a reason, percent */
            target: number;
            /** @description Units returned */
            returned: number;
            /** @description Units destroyed by their buyers */
            destroyed: number;
            /** @description Units used before the recall */
            used: number;
            /** @description Units that nobody can find */
            missing: number;
            /** @description Units of known batches about which no answer says what happened to them */
            unaccounted: number;
            /** @description Units that sellers got back */
            arrived: number;
            /** @description Time at which the last notice left; null without one */
            last_mail_at: components["schemas"]["Moment"] | null;
            /** @description Parcels that must not be sent */
            held_parcels: number;
        };
        /**
         * @description I: serious harm or death is likely; II: passing harm; III: harm is unlikely
         * @enum {string}
         */
        RecallSeverity: "I" | "II" | "III";
        ReceiveLotsRequest: {
            /**
             * @description Number of the delivery note
             * @default
             */
            reference: string;
            /**
             * Format: date
             * @description Day of the delivery
             */
            received_on: string;
            /**
             * @description How the lines were entered
             * @default form
             * @enum {string}
             */
            source: "form" | "scan" | "csv";
            /** @description Batches of the delivery; the same batch twice is added up */
            lines: {
                /**
                 * @description Id of a product
                 * @example 12
                 */
                product_id: number | string;
                /**
                 * @description Its size or colour
                 * @example null
                 */
                variant_id?: (number | string) | null;
                /** @description Number on the box */
                lot_no: string;
                /** @description Last day of use; empty if the product does not expire */
                expires_on?: string | null;
                /** @description Day of manufacture */
                made_on?: string | null;
                /**
                 * @description Number of the box
                 * @default
                 */
                gtin: string;
                /**
                 * @description Units
                 * @example 2
                 */
                quantity: number | string;
            }[];
        };
        /** @description A refund to a customer */
        Refund: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Number of the return; null if the whole order was refunded */
            return_no: string | null;
            /**
             * @description Number of the sub-order of one vendor
             * @example BLS-4827193056-1
             */
            order_sub_no: string;
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /** @description Refund amount */
            amount: components["schemas"]["Money"];
            method: components["schemas"]["RefundWay"];
            /** @description Masked except for the last four characters; empty if the customer has not given one */
            iban: string;
            /** @description Account holder; empty if the customer has not given one */
            holder: string;
            /** @description True if it needs an account from the customer: there is none, or the bank has rejected it */
            needs_account: boolean;
            /** @description Counts account changes; the bank’s outcome refers to one version */
            version: number;
            /** @description Last run that ordered the transfer; null if none */
            run_no: string | null;
            /** @description Refunded customer */
            customer: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
            };
            /**
             * @description due: to be paid; underway: transfer ordered by a run; asked: requested from the provider; paid; failed: rejected by the bank
             * @enum {string}
             */
            state: "due" | "underway" | "asked" | "paid" | "failed";
            /** @description Reason for the failure; may be empty */
            failure: string;
            /** @description Bank’s reference; empty until paid */
            bank_reference: string;
            /** @description Day of payment in Riyadh; null until paid */
            paid_on: string | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        };
        /** @description Transfers to customers ordered by one bank file */
        RefundRun: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Run number: `REF-2026-0007` */
            run_no: string;
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /** @description Sum of its transfers */
            total: components["schemas"]["Money"];
            /** @description Number of transfers */
            refund_count: number;
            /** @description Number of transfers without an outcome yet */
            underway: number;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /** @description Name of the admin who ordered it */
            created_by: string;
        };
        /**
         * @description Refund method. card: to the card that paid; transfer: to an account given by the customer.
         * @enum {string}
         */
        RefundWay: "card" | "transfer";
        /** @description Transfers to customers that no run has ordered yet */
        RefundsDue: {
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /** @description Sum of the transfers */
            total: components["schemas"]["Money"];
            /** @description Number of transfers */
            refund_count: number;
        };
        /** @description A product that can be added as related */
        RelatedOption: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description English name
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Arabic name; if empty, the English one is shown
             * @example قفازات نتريل
             */
            name_arabic: string;
            /**
             * @description The vendor’s SKU, unique per vendor
             * @example GLV-NIT-100
             */
            sku: string;
            /**
             * @description Unit price in USD, with up to 2 decimal places
             * @example 12
             */
            price_usd: components["schemas"]["Money"];
        };
        /** @description An item of an old order that is in the cart again */
        ReorderedLine: {
            /**
             * @description English name
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Arabic name; if empty, the English one is shown
             * @example قفازات نتريل
             */
            name_arabic: string;
            /**
             * @description Size or colour of the variant in English; empty for a product without variants
             * @example Large
             */
            variant: string;
            /**
             * @description Size or colour of the variant in Arabic
             * @example كبير
             */
            variant_arabic: string;
            /**
             * @description Quantity in the cart
             * @example 2
             */
            quantity: number;
        };
        /** @description A report of a product or a vendor */
        Report: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Product that was reported; null: the report is about the vendor */
            product: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description Name in addresses; it never changes
                 * @example nitrile-gloves
                 */
                slug: string;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
            } | null;
            /** @description Vendor that was reported, or sells the product */
            vendor: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description English name of the company
                 * @example Dilmun Medical
                 */
                company_name: string;
                /**
                 * @description Arabic name of the company; empty if it has none
                 * @example دلمون الطبية
                 */
                company_name_arabic: string;
            };
            reason: components["schemas"]["ReportReason"];
            /** @description Text of the reporter */
            text: string;
            /** @description Person who reported it; never shown to the vendor */
            reporter: {
                /**
                 * @description E-mail address in lower case; identifies the account and never changes
                 * @example noura@example.com
                 */
                email: string;
                /**
                 * @description Name of the account; null for a visitor
                 * @example Nitrile gloves
                 */
                name: string | null;
            };
            /** @description Three customers called the product unsafe or recalled within 7 days */
            urgent: boolean;
            /**
             * @description open: undecided; kept: nothing was wrong; acted: something was done
             * @enum {string}
             */
            state: "open" | "kept" | "acted";
            /**
             * @description Measure taken with the decision; none: another one, or none
             * @enum {string}
             */
            action: "none" | "unapprove_product" | "stop_store";
            /** @description Note of the admin, for admins */
            note: string;
            /** @description Name of the admin who decided; null while it is open */
            decided_by: string | null;
            /** @description Time of the decision; null while it is open */
            decided_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /** @description Number of reports of the same product or vendor, with this one */
            reports: number;
        };
        /**
         * @description unsafe: it can harm; conduct: how the seller behaves; wrong_information: the page is wrong
         * @enum {string}
         */
        ReportReason: "unsafe" | "recalled" | "expired" | "counterfeit" | "prohibited" | "wrong_information" | "conduct" | "other";
        /** @description An order in a report, cancelled or not */
        ReportRow: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Number of the whole order
             * @example BLS-4827193056
             */
            order_no: string;
            /**
             * @description Number of the sub-order of one vendor
             * @example BLS-4827193056-1
             */
            order_sub_no: string;
            /**
             * @description Time of the order
             * @example 2026-03-01T09:30:00.000Z
             */
            placed_at: components["schemas"]["Moment"];
            /** @description Current status */
            status: components["schemas"]["OrderStatus"];
            /**
             * @description 1 Pending, 2 Confirmed, 3 Shipped, 4 Completed, 5 Cancelled, 6 Cancel With Refund
             * @example 1
             */
            status_code: number;
            /** @description Name of the customer */
            customer: string;
            /** @description Units not returned */
            units: number;
            /** @description Units returned */
            returned_units: number;
            /**
             * @description Price of the goods before coupon and shipping
             * @example 49
             */
            sub_total: components["schemas"]["Money"];
            /**
             * @description Coupon discount
             * @example 10
             */
            discount: components["schemas"]["Money"];
            /**
             * @description What shipping costs; 0 when free
             * @example 15
             */
            shipping_cost: components["schemas"]["Money"];
            /**
             * @description Tax included in net
             * @example 8.35
             */
            tax_amount: components["schemas"]["Money"];
            /**
             * @description Total of the order
             * @example 64
             */
            total_amount: components["schemas"]["Money"];
            /** @description Refund for returned goods */
            returned: components["schemas"]["Money"];
            /** @description total_amount - returned */
            net: components["schemas"]["Money"];
        };
        /** @description The totals of a report. Cancelled orders count only in `refunded` (the total of those cancelled with a refund) and `cancelled` (their number). `net` = gross - discounts + shipping - returned; for orders placed before tax was stated, the tax is added on top. Returns are deducted on the day of their order. */
        ReportTiles: {
            /** @description Goods before coupons */
            gross: components["schemas"]["Money"];
            /** @description Coupon discounts */
            discounts: components["schemas"]["Money"];
            /** @description Shipping fees paid by customers */
            shipping: components["schemas"]["Money"];
            /** @description Refunds for returned goods */
            returned: components["schemas"]["Money"];
            /** @description Tax included in net */
            tax: components["schemas"]["Money"];
            /** @description gross - discounts + shipping - returned */
            net: components["schemas"]["Money"];
            /** @description Number of orders */
            orders: number;
            /** @description Units not returned */
            units: number;
            /** @description Units returned */
            returned_units: number;
            /** @description Total of the orders cancelled with a refund */
            refunded: components["schemas"]["Money"];
            /** @description Number of cancelled orders */
            cancelled: number;
        };
        /** @description Changes that a vendor requests for an approved product. They are pending for an admin, or were declined and are retained until the next edit. Null fields are unchanged. */
        RequestedChanges: {
            /** @description Fields that differ from the live product */
            fields: ("name" | "arabic_name" | "description" | "arabic_description" | "category" | "vat_class" | "sfda_number" | "sfda_holder" | "sfda_expires_on" | "nhra_number" | "nhra_holder" | "nhra_expires_on" | "product_kind" | "sfda_class" | "nhra_class" | "manufacturer" | "manufacturer_arabic" | "brand" | "brand_arabic" | "origin_country" | "sterile" | "single_use" | "store_min_c" | "store_max_c" | "pictures" | "attributes")[];
            /**
             * @description English name
             * @example Nitrile gloves
             */
            name: string | null;
            /**
             * @description Arabic name
             * @example قفازات نتريل
             */
            arabic_name: string | null;
            /** @description English text; null if unchanged */
            description: string | null;
            /**
             * @description Arabic text of the product
             * @example خالية من المسحوق.
             */
            arabic_description: string | null;
            /** @description New category; null if unchanged */
            category: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
            } | null;
            /** @description New tax class; null if unchanged */
            vat_class: ("" | "standard" | "zero_medicine" | "zero_device") | null;
            /** @description New SFDA number; null if unchanged */
            sfda_number: string | null;
            /** @description New SFDA holder; null if unchanged */
            sfda_holder: string | null;
            /** @description New SFDA expiry; null if unchanged */
            sfda_expires_on: string | null;
            /** @description New NHRA number; null if unchanged */
            nhra_number: string | null;
            /** @description New NHRA holder; null if unchanged */
            nhra_holder: string | null;
            /** @description New NHRA expiry; null if unchanged */
            nhra_expires_on: string | null;
            /** @description New kind; null if unchanged */
            product_kind: ("" | "device" | "ivd" | "medicine" | "supplement" | "cosmetic" | "general") | null;
            /** @description New SFDA class; null if unchanged */
            sfda_class: ("" | "A" | "As" | "Am" | "Ar" | "B" | "C" | "D") | null;
            /** @description New NHRA class; null if unchanged */
            nhra_class: ("" | "I" | "IIa" | "IIb" | "III" | "A" | "B" | "C" | "D") | null;
            /** @description New manufacturer; null if unchanged */
            manufacturer: string | null;
            /** @description New Arabic manufacturer; null if unchanged */
            manufacturer_arabic: string | null;
            /** @description New brand; null if unchanged */
            brand: string | null;
            /** @description New Arabic brand; null if unchanged */
            brand_arabic: string | null;
            /** @description New country of origin; null if unchanged */
            origin_country: ("" | "AE" | "AL" | "AM" | "AR" | "AT" | "AU" | "AZ" | "BA" | "BD" | "BE" | "BG" | "BH" | "BR" | "BY" | "CA" | "CH" | "CL" | "CN" | "CO" | "CR" | "CU" | "CY" | "CZ" | "DE" | "DK" | "DO" | "DZ" | "EC" | "EE" | "EG" | "ES" | "ET" | "FI" | "FR" | "GB" | "GE" | "GH" | "GR" | "GT" | "HK" | "HN" | "HR" | "HU" | "ID" | "IE" | "IN" | "IQ" | "IR" | "IS" | "IT" | "JO" | "JP" | "KE" | "KG" | "KH" | "KR" | "KW" | "KZ" | "LB" | "LI" | "LK" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MK" | "MM" | "MO" | "MT" | "MU" | "MX" | "MY" | "NG" | "NL" | "NO" | "NP" | "NZ" | "OM" | "PA" | "PE" | "PH" | "PK" | "PL" | "PR" | "PS" | "PT" | "PY" | "QA" | "RO" | "RS" | "RU" | "SA" | "SD" | "SE" | "SG" | "SI" | "SK" | "SM" | "SN" | "SV" | "SY" | "TH" | "TN" | "TR" | "TW" | "TZ" | "UA" | "UG" | "US" | "UY" | "UZ" | "VE" | "VN" | "YE" | "ZA") | null;
            /** @description New sterility; null if unchanged */
            sterile: ("" | "yes" | "no") | null;
            /** @description New single use; null if unchanged */
            single_use: ("" | "yes" | "no") | null;
            /** @description New lowest storage temperature; null if unchanged */
            store_min_c: string | null;
            /** @description New highest storage temperature; null if unchanged */
            store_max_c: string | null;
            /** @description All new specifications; null if unchanged */
            attributes: components["schemas"]["AttributeValue"][] | null;
            /** @description All new pictures in order; null if unchanged */
            images: components["schemas"]["VendorProductImage"][] | null;
            /** @description Time of the vendor’s last change */
            requested_at: components["schemas"]["Moment"];
            /** @description Time at which an admin declined it; null while it is pending */
            declined_at: components["schemas"]["Moment"] | null;
            /** @description Reason for declining it; empty before */
            decline_reason: string;
        };
        ResetPasswordRequest: {
            /**
             * Format: email
             * @description E-mail address in lower case; identifies the account and never changes
             * @example noura@example.com
             */
            email: string;
            /**
             * @description A secret from a response or from the link in an e-mail
             * @example Zx3v9Qk1w8r2T6y4U0pLmNsB
             */
            token: string;
            /**
             * @description At most 200 characters; spaces count
             * @example seven lilies 29
             */
            password: string;
            /**
             * @description The new password, repeated
             * @example seven lilies 29
             */
            password_confirmation: string;
        };
        /** @description A run of the nightly deletion of old personal data */
        RetentionRun: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Begin of the run */
            started_at: components["schemas"]["Moment"];
            /** @description End; null while it runs, or if it was interrupted */
            finished_at: components["schemas"]["Moment"] | null;
            /** @description Rows by what was done with them */
            counts: {
                [key: string]: number;
            };
        };
        /** @description Goods of a parcel that a customer returns */
        Return: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Return number, used in all requests */
            return_no: string;
            /** @description Id of the sub-order */
            order_id: number;
            /**
             * @description Number of the whole order
             * @example BLS-4827193056
             */
            order_no: string;
            /**
             * @description Number of the sub-order of one vendor
             * @example BLS-4827193056-1
             */
            order_sub_no: string;
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /** @description Id of the state, from `GET /api/states`; null while none is chosen */
            state: components["schemas"]["ReturnState"];
            /** @description True if the vendor should have decided, received or inspected it by now */
            is_late: boolean;
            /** @description True if an admin can decide because the vendor is late or gone */
            awaits_admin: boolean;
            /** @description Deadline for the vendor to decide, receive or inspect, or for the customer to send */
            due_at: components["schemas"]["Moment"] | null;
            /**
             * @description Payer of the return shipping
             * @enum {string}
             */
            return_shipping: "customer" | "vendor";
            /** @description True if the customer keeps the goods and is refunded anyway */
            keep_goods: boolean;
            /** @description Current address of the store, while goods are to be sent to it; else null */
            send_to: {
                /**
                 * @description Name of the recipient
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Company that the person buys for; may be empty
                 * @example Dilmun Medical
                 */
                company_name: string;
                /**
                 * @description Company address in one line; may be empty
                 * @example 12 Palm Street, Manama
                 */
                company_address: string;
                /**
                 * @description Phone number as entered, with digits 0-9
                 * @example +966 50 123 4567
                 */
                phone_number: string;
                /**
                 * @description E-mail address in lower case; identifies the account and never changes
                 * @example noura@example.com
                 */
                email: string;
                /**
                 * @description Street and house
                 * @example 12 Palm Street
                 */
                address_1: string;
                /**
                 * @description Further details of the address; may be empty
                 * @example Second floor
                 */
                address_2: string;
                /**
                 * @description Alias of `address_1`
                 * @example 12 Palm Street
                 */
                street: string;
                /** @description Name of the city, in the requested language */
                city: string;
                /** @description Name of the state, in the requested language */
                state: string;
                /**
                 * @description Postal code; may be empty
                 * @example 12345
                 */
                zip_code: string;
                /** @description Name of the country, in the requested language */
                country: string;
                /**
                 * @description Short code of the Saudi national address; may be empty
                 * @example RRRD2929
                 */
                national_address: string;
                /** @description Note for the courier; may be empty */
                note: string;
                /** @description Names of the place in the language that was not requested, for labels that couriers read in both */
                other_language?: {
                    /** @description Id of the city, from `GET /api/cities`; null while none is chosen */
                    city: string;
                    /** @description Id of the state, from `GET /api/states`; null while none is chosen */
                    state: string;
                    /** @description Id of the country, from `GET /api/countries`; null while none is chosen */
                    country: string;
                };
            } | null;
            /** @description Instructions for sending it back; may be empty */
            instructions: string;
            /** @description Reason given by the vendor for declining; may be empty */
            decline_reason: string;
            /** @description Time of the request */
            requested_at: components["schemas"]["Moment"];
            /** @description Refund for the lines */
            refund_total: components["schemas"]["Money"];
            /** @description Refund if everything is accepted; null in lists, and once that is decided */
            expected_refund: components["schemas"]["Money"] | null;
            /** @description Goodwill from the marketplace */
            goodwill: components["schemas"]["Money"];
            /** @description True if an admin has overruled the vendor */
            is_overruled: boolean;
            /** @description Reason for the overruling; may be empty */
            overrule_reason: string;
            /** @description Account given by the customer; null for the vendor, or if none was given */
            refund_account: {
                /** @description Masked except for the last four characters */
                iban: string;
                /** @description Account holder */
                holder: string;
            } | null;
            /** @description Refund method, or that of the last refund */
            refund_to: components["schemas"]["RefundWay"];
            /** @description Refund payments */
            refunds: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                method: components["schemas"]["RefundWay"];
                /** @description Refund amount */
                amount: components["schemas"]["Money"];
                /**
                 * @description Id of the state, from `GET /api/states`; null while none is chosen
                 * @enum {string}
                 */
                state: "due" | "underway" | "asked" | "paid" | "failed";
                /** @description True if the customer must give an account, or another one, before it is paid */
                needs_account: boolean;
                /** @description Day of payment in Riyadh; null until paid */
                paid_on: string | null;
                /** @description Bank’s reference; empty until paid */
                bank_reference: string;
            }[];
            /** @description Version of the return, required by an inspection or overruling */
            version: number;
            /** @description Vendor */
            vendor: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description English name of the company
                 * @example Dilmun Medical
                 */
                company_name: string;
            };
            /** @description Customer who returns it */
            customer: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
            };
            /** @description Return lines */
            lines: components["schemas"]["ReturnLine"][];
            /** @description History, oldest first */
            history: {
                /** @description Id of the state, from `GET /api/states`; null while none is chosen */
                state: components["schemas"]["ReturnState"];
                /** @description Note on the event; may be empty */
                note: string;
                /**
                 * @description Role of the actor
                 * @enum {string}
                 */
                actor: "customer" | "vendor" | "admin" | "system";
                /**
                 * @description Time of creation
                 * @example 2026-03-01T09:30:00.000Z
                 */
                created_at: components["schemas"]["Moment"];
            }[];
        };
        /** @description Return of an order line */
        ReturnLine: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Id of the order line */
            order_product_id: number;
            /** @description Product as named at the time of purchase */
            product: {
                /**
                 * @description Product id
                 * @example 7
                 */
                id: number;
                /**
                 * @description Name in addresses; it never changes
                 * @example nitrile-gloves
                 */
                slug: string;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
                /**
                 * @description The vendor’s SKU, unique per vendor
                 * @example GLV-NIT-100
                 */
                sku: string;
                /**
                 * @description URL of the main picture, relative to the origin of this API: 640 px square WebP; null without one
                 * @example /media/ab12cd34-640.webp
                 */
                product_image: string | null;
                /**
                 * @description Size or colour of the variant in English; empty for a product without variants
                 * @example Large
                 */
                variant: string;
                /**
                 * @description Size or colour of the variant in Arabic
                 * @example كبير
                 */
                variant_arabic: string;
            };
            /**
             * @description Units; 0 on a line of which only shipping is refunded, with the last return of the parcel
             * @example 2
             */
            quantity: number;
            /** @description Null on a line of which only shipping is refunded */
            reason: components["schemas"]["ReturnReason"] | null;
            /** @description True if the customer has opened it */
            opened: boolean;
            /** @description Note by the customer; may be empty */
            note: string;
            /** @description Units returned to stock */
            restock: number;
            /** @description Units accepted but not resold */
            write_off: number;
            /** @description Units not accepted */
            refused: number;
            /** @description Reason for not accepting units; may be empty */
            refused_reason: string;
            /** @description Refunded shipping */
            shipping: components["schemas"]["Money"];
            /** @description Total refund */
            refund: components["schemas"]["Money"];
            /** @description Ids of the pictures */
            pictures: number[];
        };
        /** @description Refund preview for units of an order */
        ReturnPreview: {
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /** @description Refunded shipping */
            shipping: components["schemas"]["Money"];
            /** @description Total refund if everything is accepted */
            refund: components["schemas"]["Money"];
            /**
             * @description Payer of the return shipping
             * @enum {string}
             */
            return_shipping: "customer" | "vendor";
        };
        /**
         * @description Reason for the return. damaged, wrong_item, not_as_described, expired, recalled and not_received are the vendor’s fault: they are accepted for goods of every class, and shipping is refunded too.
         * @enum {string}
         */
        ReturnReason: "changed_mind" | "too_many" | "wrong_size" | "damaged" | "wrong_item" | "not_as_described" | "expired" | "recalled" | "not_received";
        /**
         * @description requested: awaiting the vendor’s decision; approved: to be sent by the customer; sent; received: to be inspected by the vendor; inspected: refund in progress; declined by the vendor; withdrawn by the customer; expired: never sent.
         * @enum {string}
         */
        ReturnState: "requested" | "approved" | "sent" | "received" | "inspected" | "declined" | "withdrawn" | "expired";
        /** @description Return policy of a product */
        ReturnTerms: {
            /**
             * @description open: unused and complete; sealed: with the seal intact; cold_chain, final: not returnable. Faulty goods can always be returned
             * @enum {string}
             */
            class: "open" | "sealed" | "cold_chain" | "final";
            /** @description Return period in days after delivery */
            days: number;
        };
        /** @description An order line with its returnability */
        ReturnableLine: {
            /** @description Id of the order line */
            order_product_id: number;
            /** @description Product as named at the time of purchase */
            product: {
                /**
                 * @description Product id
                 * @example 7
                 */
                id: number;
                /**
                 * @description Name in addresses; it never changes
                 * @example nitrile-gloves
                 */
                slug: string;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
                /**
                 * @description The vendor’s SKU, unique per vendor
                 * @example GLV-NIT-100
                 */
                sku: string;
                /**
                 * @description URL of the main picture, relative to the origin of this API: 640 px square WebP; null without one
                 * @example /media/ab12cd34-640.webp
                 */
                product_image: string | null;
                /**
                 * @description Size or colour of the variant in English; empty for a product without variants
                 * @example Large
                 */
                variant: string;
                /**
                 * @description Size or colour of the variant in Arabic
                 * @example كبير
                 */
                variant_arabic: string;
            };
            /**
             * @description Quantity bought
             * @example 2
             */
            quantity: number;
            /** @description Units without a return in progress or completed */
            left: number;
            /**
             * @description Unit price with the discount applied
             * @example 24.5
             */
            unit_price: components["schemas"]["Money"];
            /** @description Return terms at the time of purchase */
            returns: components["schemas"]["ReturnTerms"];
            /** @description Last day in Riyadh for returns without a fault; null before delivery */
            last_day: string | null;
            /** @description Reasons accepted today if unopened */
            reasons: components["schemas"]["ReturnReason"][];
            /** @description Reason why it cannot be returned: not delivered yet and not overdue, or no units left; null if it can */
            why_not: ("not_completed" | "nothing_left") | null;
        };
        /** @description Returnable lines of an order, and the refund method */
        ReturnableLines: {
            /** @description All lines of the order */
            lines: components["schemas"]["ReturnableLine"][];
            /** @description Refund method: for a transfer, the return request must include an account */
            refund_to: components["schemas"]["RefundWay"];
        };
        /** @description A shown review. rating 1-5, null if the vendor has disabled stars. answer: the vendor's reply, '' without one. */
        Review: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Time of writing */
            date: components["schemas"]["Moment"];
            /**
             * @description Text of the review
             * @example Fits well and does not tear.
             */
            review: string;
            /**
             * @description Stars from 1 to 5; null for a review without stars
             * @example 5
             */
            rating: number | null;
            /** @description Author */
            user: {
                /**
                 * @description First name and initial
                 * @example Nitrile gloves
                 */
                name: string;
            };
            /**
             * @description True if the author has a completed order of the product
             * @example true
             */
            verified: boolean;
            /**
             * @description The vendor’s reply; empty without one
             * @example Thank you!
             */
            answer: string;
            /**
             * @description Time of the vendor’s reply; null without one
             * @example 2026-03-03T09:00:00.000Z
             */
            answered_at: components["schemas"]["Moment"] | null;
        };
        /** @description The vendor’s review settings: `open` enables reviews, `verified_only` limits them to customers who bought the product, `verified_label` labels those, `stars` allows and `stars_required` requires stars */
        ReviewRules: {
            /** @description Customers may post reviews */
            open: boolean;
            /**
             * @description Only customers who bought the product may post reviews
             * @example true
             */
            verified_only: boolean;
            /** @description Reviews of customers who bought the product are labelled */
            verified_label: boolean;
            /** @description Reviews may have stars */
            stars: boolean;
            /** @description Reviews must have stars */
            stars_required: boolean;
        };
        /**
         * @description waiting: shown, but its current text has not been moderated
         * @enum {string}
         */
        ReviewState: "waiting" | "shown" | "hidden";
        /** @description Summary of a product’s shown reviews. `average` is 0 and `counts` are all 0 if the vendor has disabled stars. */
        ReviewSummary: {
            /** @description Average of the stars; 0 without any */
            average: number;
            /** @description Number of reviews */
            total: number;
            /** @description Number of reviews by stars */
            counts: {
                /** @description Reviews with one star */
                1: number;
                /** @description Reviews with two stars */
                2: number;
                /** @description Reviews with three stars */
                3: number;
                /** @description Reviews with four stars */
                4: number;
                /** @description Reviews with five stars */
                5: number;
            };
        };
        /** @description A rule of sale that a line breaks, with what can be done about it */
        SaleProblem: {
            /**
             * @description More than the limit per person
             * @constant
             */
            code: "limit_reached";
            /** @description Units that may be bought now */
            left: number;
            /** @description Units per person */
            limit: number;
            /** @description Days of the limit */
            days: number;
            /** @description First day on which more may be bought; null if only the cart exceeds it */
            again_on: string | null;
        } | {
            /**
             * @description The buyer has to confirm their age
             * @constant
             */
            code: "age_confirmation";
            /** @description Age in years to confirm */
            min_age: number;
        } | {
            /**
             * @description The vendor delivers no cold parcels there
             * @constant
             */
            code: "cold_not_delivered";
        };
        /** @description Rules of the category and the product, the stricter one of each */
        SaleRules: {
            /**
             * @description Buyers it is meant for; rx: against a prescription
             * @enum {string}
             */
            audience: "anyone" | "professional" | "rx";
            /** @description Needs a cold chain: it cannot be returned, and not every zone delivers it */
            cold: boolean;
            /** @description Degrees Celsius to keep it at; null unless it is cold */
            keep_at: {
                /** @description Lowest temperature; null for goods that may be colder */
                min_c: number | null;
                /** @description Highest temperature */
                max_c: number;
            } | null;
            /** @description Age in years that the buyer confirms; null without one */
            min_age: number | null;
            /** @description Units per person within days, over all its variants; each limit applies */
            limits: {
                /**
                 * @description Most units
                 * @example 2
                 */
                quantity: number;
                /** @description Days of the window */
                days: number;
            }[];
        };
        /** @description Sales in one currency over one period, without cancelled orders. Days are those of Riyadh and Manama. */
        Sales: {
            /**
             * @description Period, including today
             * @enum {string}
             */
            period: "today" | "last_7_days" | "last_30_days";
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /** @description Number of orders placed */
            orders: number;
            /** @description Total of the orders, less returned goods */
            total: components["schemas"]["Money"];
        };
        /** @description Sales from one day to another, inclusive: a day, or a month in a year */
        SalesBar: {
            /**
             * Format: date
             * @description First day
             * @example 2026-03-01
             */
            from: string;
            /**
             * Format: date
             * @description Last day, inclusive
             * @example 2026-03-31
             */
            to: string;
            /** @description Sales without returns */
            sales: components["schemas"]["Money"];
            /** @description Number of orders placed */
            orders: number;
        };
        /** @description A figure of a period and of the preceding span. `sales` and `average_order` are Money, the others are counts. `change_percent` is null without a previous value. */
        SalesBox: {
            /**
             * @description Key of the figure
             * @enum {string}
             */
            key: "sales" | "orders" | "average_order" | "units" | "customers";
            /** @description Figure of the period: an amount for sales and average_order, else a count */
            value: number;
            /**
             * @description Value of the previous period
             * @example 120
             */
            previous: number;
            /**
             * @description Change from the previous period in percent; null without a basis for comparison
             * @example 12.5
             */
            change_percent: number | null;
        };
        /**
         * @description The last 7 days, the last 30 days or the last 12 months, each including the current day or month so far
         * @enum {string}
         */
        SalesPeriod: "week" | "month" | "year";
        SaveVendorTaxSettingsRequest: {
            /**
             * @description VAT registration number; empty if none was entered
             * @example 310123456700003
             */
            vat_number: string;
            /**
             * @description Legal name in English, as registered with the tax authority
             * @example Balsam Medical Trading Co.
             */
            legal_name: string;
            /**
             * @description The same in Arabic
             * @example شركة بلسم للتجارة الطبية
             */
            legal_name_arabic: string;
            /** @description The `updated_at` shown to the user, null if nothing was saved; 409 if it has changed since */
            updated_at_seen?: string | null;
        };
        /** @description Parts of the code on a box; null: not in the code */
        ScannedBox: {
            /** @description What is wrong with the code, in words; empty if it could be read */
            problem: string;
            /** @description GTIN of 14 digits */
            gtin: string | null;
            /** @description Number on the box */
            lot_no: string | null;
            /** @description Last day of use */
            expires_on: string | null;
            /** @description Day of manufacture */
            made_on: string | null;
            /**
             * @description Units in a carton
             * @example 2
             */
            quantity: number | null;
            /** @description Own products and variants with this GTIN */
            matches: components["schemas"]["LotGoods"][];
        };
        /** @description A search without results: its text, frequency and last time. `lang` is the language of the text. */
        SearchMiss: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description The search text */
            query: string;
            /** @description Language of the search text */
            lang: components["schemas"]["Lang"];
            /** @description Number of searches */
            count: number;
            /** @description Time of the last search */
            last_at: components["schemas"]["Moment"];
        };
        /** @description A page of the back office. `label` and `label_arabic` are its name, `detail` distinguishes namesakes, `href` is its path. */
        SearchResult: {
            /**
             * @description Kind of the entity
             * @enum {string}
             */
            kind: "product" | "vendor" | "order" | "category" | "coupon" | "customer";
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description English name or number */
            label: string;
            /** @description Arabic name; may be empty */
            label_arabic: string;
            /** @description Detail that distinguishes namesakes */
            detail: string;
            /** @description Stored text that matched; null if it is the label or the detail */
            matched: {
                /**
                 * @description Kind of the text
                 * @enum {string}
                 */
                by: "phone" | "email" | "po_number";
                /** @description The text */
                text: string;
            } | null;
            /**
             * @description Path of its page in the web console
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
        };
        /** @description Who needs a second factor */
        SecondFactorSettings: {
            /**
             * @description For the members of the platform
             * @enum {string}
             */
            platform: "optional" | "required";
            /**
             * @description For the members of stores
             * @enum {string}
             */
            vendors: "optional" | "required";
            /** @description Days that a person has to set one up */
            grace_days: number;
            /** @description People in teams of both kinds, and how many of them have no second factor */
            people: {
                platform: components["schemas"]["TeamFactors"];
                /** @description Vendors of this page */
                vendors: components["schemas"]["TeamFactors"];
            };
            /**
             * @description Time of the last change; null if never saved
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"] | null;
        };
        /** @description How the signed-in person signs in */
        Security: {
            /** @description Oldest first; empty without a second step */
            factors: components["schemas"]["Factor"][];
            /** @description Time at which all of them will be removed, as an owner has asked; null: none */
            reset_at: components["schemas"]["Moment"] | null;
            /** @description Recovery codes that were not used */
            recovery_codes_left: number;
        };
        SendContactMessageRequest: {
            /**
             * @description Name of the sender
             * @example Nitrile gloves
             */
            name: string;
            /**
             * Format: email
             * @description Address for the reply
             * @example noura@example.com
             */
            email: string;
            /**
             * @description Phone number as entered, with digits 0-9
             * @example +966 50 123 4567
             */
            phone_number: string;
            /**
             * @description Subject of the message
             * @example Delivery to Muharraq
             */
            subject: string;
            /**
             * @description Text of the message
             * @example Please ring before you come.
             */
            message: string;
        };
        SetAdminVendorStatusRequest: {
            /** @description True if it is in force */
            active: 0 | 1 | 2;
            /**
             * @description Reason for the rejection, sent to the vendor; stored only for a rejected vendor
             * @example The certificate has expired.
             */
            remarks?: string;
            /** @description The `updated_at` shown to the user, null if nothing was saved; 409 if it has changed since */
            updated_at_seen?: string | null;
        };
        SetVendorHolidayRequest: {
            /**
             * Format: date
             * @description First day
             * @example 2026-03-01
             */
            from: string;
            /**
             * Format: date
             * @description Last day; at most 60 days, and 90 days in a year
             * @example 2026-03-31
             */
            to: string;
            /**
             * @description pause: nothing can be bought; delay: orders are accepted and ship after the holiday
             * @enum {string}
             */
            mode: "pause" | "delay";
            /**
             * @description Note for customers in English
             * @default
             */
            note: string;
            /**
             * @description Note for customers in Arabic
             * @default
             */
            note_arabic: string;
            /** @description The `updated_at` shown to the user, null if nothing was saved; 409 if it has changed since */
            updated_at_seen?: string | null;
        };
        /** @description Default shipping rule of new vendors. `free_from` null: never free. Days are working days. */
        ShippingDefaults: {
            /** @description Price per parcel, by currency */
            flat_fee: components["schemas"]["CurrencyAmounts"];
            /** @description Sum of goods from which shipping is free, by currency */
            free_from: {
                /**
                 * @description Amount in SAR, with up to 2 decimal places
                 * @example 50
                 */
                SAR: components["schemas"]["Money"] | null;
                /**
                 * @description Amount in BHD, with up to 3 decimal places
                 * @example 50
                 */
                BHD: components["schemas"]["Money"] | null;
                /**
                 * @description Amount in USD, with up to 2 decimal places
                 * @example 50
                 */
                USD: components["schemas"]["Money"] | null;
            };
            /**
             * @description Minimum number of working days until dispatch
             * @example 1
             */
            handling_days_min: number;
            /**
             * @description Maximum number of working days until dispatch
             * @example 3
             */
            handling_days_max: number;
        };
        /** @description Shipping cost in one currency. `free_from` null: never free. */
        ShippingRate: {
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /**
             * @description Shipping cost of a parcel
             * @example 15
             */
            flat_fee: components["schemas"]["Money"];
            /**
             * @description Goods total from which shipping is free; null for never
             * @example 200
             */
            free_from: components["schemas"]["Money"] | null;
            /**
             * @description Added once to a parcel with goods of a cold chain; 0 in a zone without one
             * @example 12.5
             */
            cold_fee: components["schemas"]["Money"];
        };
        /** @description A vendor's shipping rule for the customer's country. Amounts are in the request's currency; free_from null: never free. An order placed today arrives between arrives_from and arrives_to. */
        ShippingRule: {
            /**
             * @description Price of a parcel in the request’s currency
             * @example 15
             */
            flat_fee: components["schemas"]["Money"];
            /**
             * @description Goods total from which shipping is free; null for never
             * @example 200
             */
            free_from: components["schemas"]["Money"] | null;
            /**
             * @description Added once to a parcel with goods of a cold chain, also to a free one; null if no parcel keeps one
             * @example 12.5
             */
            cold_fee: components["schemas"]["Money"] | null;
            /**
             * @description Minimum number of working days until dispatch
             * @example 1
             */
            handling_days_min: number;
            /**
             * @description Maximum number of working days until dispatch
             * @example 3
             */
            handling_days_max: number;
            /**
             * Format: date
             * @description Earliest day of arrival, in Riyadh; null once it no longer applies
             * @example 2026-03-04
             */
            arrives_from: string;
            /**
             * Format: date
             * @description Latest expected day of arrival, in Riyadh; null once it no longer applies
             * @example 2026-03-07
             */
            arrives_to: string;
        };
        /** @description Shipping rule of a vendor for one destination. `country` null: all countries without a zone of their own. Days are working days. */
        ShippingZone: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Id of the country, from `GET /api/countries`; null while none is chosen */
            country: components["schemas"]["Country"] | null;
            /**
             * @description Minimum number of working days until dispatch
             * @example 1
             */
            handling_days_min: number;
            /**
             * @description Maximum number of working days until dispatch
             * @example 3
             */
            handling_days_max: number;
            /** @description Parcels there keep a cold chain */
            cold: boolean;
            /**
             * @description Shipping cost of a parcel, one entry per currency
             * @example [
             *       {
             *         "currency": "SAR",
             *         "flat_fee": 15,
             *         "free_from": 200,
             *         "cold_fee": 12.5
             *       },
             *       {
             *         "currency": "BHD",
             *         "flat_fee": 1.5,
             *         "free_from": 20,
             *         "cold_fee": 1.25
             *       },
             *       {
             *         "currency": "USD",
             *         "flat_fee": 4,
             *         "free_from": null,
             *         "cold_fee": 3.5
             *       }
             *     ]
             */
            rates: components["schemas"]["ShippingRate"][];
            /**
             * @description Time of the last change
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
        };
        /** @description The logo of the shop */
        ShopLogo: {
            /** @description URL of the logo, square; null: the standard mark */
            logo: string | null;
        };
        /** @description Amount in major units of its currency, which may be negative */
        SignedMoney: number;
        /** @description Public information about the shop. `default_currency` and `default_lang` apply to new visitors. */
        Site: {
            /** @description Name and look of the shop; in the settings, the name is empty until it is chosen */
            brand: components["schemas"]["SiteBrand"];
            /**
             * @description Currency shown to new visitors
             * @example SAR
             */
            default_currency: components["schemas"]["Currency"];
            /**
             * @description Language of the shop for new visitors; plain addresses are in it
             * @example ar
             */
            default_lang: components["schemas"]["Lang"];
            /** @description Legal entity */
            company: components["schemas"]["SiteCompany"];
            /** @description Contact details of the shop */
            contact: components["schemas"]["SiteContact"];
            /** @description Pages on social networks */
            social: components["schemas"]["SocialLink"][];
            /** @description Store policies for all shoppers */
            promises: components["schemas"]["SitePromises"];
            /** @description URL of the logo, square; null: the standard mark */
            logo: string | null;
            /** @description True if anything is on sale */
            is_open: boolean;
            /** @description Visitors may buy without an account */
            guest_checkout: boolean;
            /** @description Lowest sum of goods for which any vendor ships free, by currency; null: none does */
            free_shipping_from: {
                /**
                 * @description Amount in SAR, with up to 2 decimal places
                 * @example 50
                 */
                SAR: components["schemas"]["Money"] | null;
                /**
                 * @description Amount in BHD, with up to 3 decimal places
                 * @example 50
                 */
                BHD: components["schemas"]["Money"] | null;
                /**
                 * @description Amount in USD, with up to 2 decimal places
                 * @example 50
                 */
                USD: components["schemas"]["Money"] | null;
            };
            /** @description Card schemes and wallets that can pay in the request’s currency, in display order; empty without any */
            card_schemes: components["schemas"]["CardScheme"][];
        };
        /** @description Name and look of the shop */
        SiteBrand: {
            /**
             * @description Name of the shop in English
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Arabic name; if empty, the English one is shown
             * @example قفازات نتريل
             */
            name_arabic: string;
            /**
             * @description Accent colour, #rrggbb; empty: the standard one
             * @example #0b6e75
             */
            accent: string;
        };
        /** @description Legal entity of the shop, as registered; empty strings if not provided */
        SiteCompany: {
            /**
             * @description Registered name of the company in English; requires the Arabic one
             * @example Balsam Medical Trading Co.
             */
            legal_name: string;
            /**
             * @description Registered name of the company in Arabic; requires the English one
             * @example شركة بلسم للتجارة الطبية
             */
            legal_name_arabic: string;
            /**
             * @description Commercial registration number; empty if none was entered
             * @example 1010123456
             */
            cr_number: string;
            /**
             * @description VAT registration number; empty if none was entered
             * @example 310123456700003
             */
            vat_number: string;
        };
        /** @description Contact details of the shop. The first email and phone are the primary ones; the coordinates are the office's. Missing details are an empty list, an empty string or null. */
        SiteContact: {
            /**
             * @description Up to three e-mail addresses; the first is the general one
             * @example [
             *       "help@balsam.example"
             *     ]
             */
            emails: string[];
            /**
             * @description Up to three phone numbers; the first is the general one
             * @example [
             *       "+966 11 555 0100"
             *     ]
             */
            phones: string[];
            /** @description Office address in English */
            address: string;
            /**
             * @description Address of the office in Arabic
             * @example شارع النخيل، المنامة
             */
            address_arabic: string;
            /**
             * @description Degrees north, WGS 84
             * @example 26.2235
             */
            latitude: number | null;
            /**
             * @description Degrees east, WGS 84
             * @example 50.5876
             */
            longitude: number | null;
        };
        /** @description Store policies for all shoppers; null for those not offered */
        SitePromises: {
            /**
             * @description Days within which unopened goods can be returned; null for no such policy
             * @example 14
             */
            return_days: number | null;
            /** @description Minimum sum of goods in an order, before discounts, for a small gift, by currency; null: no gift */
            gift_from: {
                /**
                 * @description Amount in SAR, with up to 2 decimal places
                 * @example 50
                 */
                SAR: components["schemas"]["Money"] | null;
                /**
                 * @description Amount in BHD, with up to 3 decimal places
                 * @example 50
                 */
                BHD: components["schemas"]["Money"] | null;
                /**
                 * @description Amount in USD, with up to 2 decimal places
                 * @example 50
                 */
                USD: components["schemas"]["Money"] | null;
            };
            /**
             * @description Discount in percent for confirming the newsletter; null for none
             * @example 10
             */
            newsletter_percent: number | null;
        };
        /** @description A product's slug for search engines, and the time of its last change */
        SitemapEntry: {
            /**
             * @description Name in addresses; it never changes
             * @example nitrile-gloves
             */
            slug: string;
            /**
             * @description Time of the last change
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
        };
        /** @description An item of an old order that could not be added to the cart, or with `fewer` not in full */
        SkippedLine: {
            /**
             * @description English name
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Arabic name; if empty, the English one is shown
             * @example قفازات نتريل
             */
            name_arabic: string;
            /**
             * @description Size or colour of the variant in English; empty for a product without variants
             * @example Large
             */
            variant: string;
            /**
             * @description Size or colour of the variant in Arabic
             * @example كبير
             */
            variant_arabic: string;
            /**
             * @description unavailable: not on sale; not_delivered: the vendor does not ship to the customer’s country; not_payable: the vendor cannot currently accept payment; on_holiday: the vendor sells nothing during a holiday; sold_out: none left; fewer: fewer in stock than requested; cart_full: the cart has the maximum of 500 lines
             * @enum {string}
             */
            reason: "unavailable" | "not_delivered" | "not_payable" | "on_holiday" | "sold_out" | "fewer" | "cart_full";
        };
        /** @description Result of one requested SKU or barcode */
        SkuLine: {
            /** @description Matching products and variants; several: the customer chooses */
            matches: components["schemas"]["SkuMatch"][];
            /** @description The code matches nothing, and the check digit of its GTIN is wrong */
            is_misread: boolean;
        };
        /** @description A product or variant on sale that has a SKU or barcode. Vendors choose their own SKUs, so one may match several products; the SKU of a product with variants matches each variant. `delivers` false or empty `payment_methods`: it cannot be ordered. */
        SkuMatch: {
            /**
             * @description The matching SKU, as the vendor writes it, or the matching barcode
             * @example GLV-NIT-100
             */
            sku: string;
            /** @description The product */
            product: components["schemas"]["Product"];
            /** @description Variant with this SKU; null for a product without variants */
            variant: components["schemas"]["Variant"] | null;
            /**
             * @description Units in stock, of the variant if there is one
             * @example 40
             */
            stock: number;
            /**
             * @description Unit price in the request’s currency, discount applied
             * @example 24.5
             */
            price: components["schemas"]["Money"];
            /**
             * @description True if the vendor ships to the customer’s country, or if the country is unknown
             * @example true
             */
            delivers: boolean;
            /** @description Payment methods that the vendor accepts now; if empty, the vendor’s goods cannot be ordered */
            payment_methods: components["schemas"]["PaymentMethod"][];
        };
        /** @description The shop’s page on a social network */
        SocialLink: {
            /**
             * @description The social network
             * @example instagram
             */
            network: components["schemas"]["SocialNetwork"];
            /** @description URL of the shop’s page there */
            url: string;
        };
        /**
         * @description A social network with a page of the shop
         * @enum {string}
         */
        SocialNetwork: "instagram" | "x" | "facebook" | "linkedin" | "youtube" | "tiktok" | "snapchat" | "whatsapp";
        /** @description Number of orders ever placed in a currency, without cancelled ones */
        SoldCurrency: {
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /** @description Number of orders, without cancelled ones */
            orders: number;
        };
        StartLotsRequest: {
            /** @description Batches in stock; may be empty */
            lots: {
                /**
                 * @description Its size or colour
                 * @example null
                 */
                variant_id?: (number | string) | null;
                /** @description Number on the box */
                lot_no: string;
                /** @description Last day of use; empty if the product does not expire */
                expires_on?: string | null;
                /** @description Day of manufacture */
                made_on?: string | null;
                /**
                 * @description Number of the box
                 * @default
                 */
                gtin: string;
                /**
                 * @description Units
                 * @example 2
                 */
                quantity: number | string;
            }[];
        };
        /** @description A state, province or region of a country */
        State: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Name in the requested language
             * @example Nitrile gloves
             */
            name: string;
        };
        /** @description A vendor’s monthly statement; immutable */
        Statement: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Statement number: `ST-…-2026-11-SAR` */
            statement_no: string;
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /**
             * Format: date
             * @description First day of its month
             */
            from_day: string;
            /**
             * Format: date
             * @description Last day of its month
             */
            to_day: string;
            /** @description Opening balance; positive: Balsam owed the vendor */
            opening: components["schemas"]["SignedMoney"];
            /** @description Closing balance */
            closing: components["schemas"]["SignedMoney"];
            /** @description Time of closing */
            closed_at: components["schemas"]["Moment"];
        };
        /** @description The same with the changes to the balance by section */
        StatementDetail: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Statement number: `ST-…-2026-11-SAR` */
            statement_no: string;
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /**
             * Format: date
             * @description First day of its month
             */
            from_day: string;
            /**
             * Format: date
             * @description Last day of its month
             */
            to_day: string;
            /** @description Opening balance; positive: Balsam owed the vendor */
            opening: components["schemas"]["SignedMoney"];
            /** @description Closing balance */
            closing: components["schemas"]["SignedMoney"];
            /** @description Time of closing */
            closed_at: components["schemas"]["Moment"];
            /** @description Changes to the balance, without empty sections; with the opening balance they add up to the closing balance */
            sections: {
                section: components["schemas"]["StatementSection"];
                /** @description Effect of all its rows on the balance */
                amount: components["schemas"]["SignedMoney"];
                /** @description Number of rows */
                rows: number;
            }[];
        };
        /** @description Effect of a parcel, a payout or an adjustment in a section */
        StatementRow: {
            section: components["schemas"]["StatementSection"];
            /**
             * @description Parcel number; null if it concerns none
             * @example BLS-4827193056-1
             */
            order_sub_no: string | null;
            /** @description Payout number; null if it is not a payout */
            payout_no: string | null;
            /** @description Reason of a manual settlement; may be empty */
            reason: string;
            /**
             * Format: date
             * @description Day of the event in Riyadh
             */
            occurred_on: string;
            /** @description Effect on the balance */
            amount: components["schemas"]["SignedMoney"];
        };
        /**
         * @description goods: sales; coupons: discounts by the vendor’s own coupons; shipping: fees paid by customers; commission, commission_vat: retained by Balsam, and the tax on it; vat_withheld: tax that Balsam owes instead of the vendor; refunds: refunded goods and shipping; cash: collected by the vendor on delivery; adjustments: manual settlements; paid_in: paid by the vendor to Balsam; payouts: paid to the vendor
         * @enum {string}
         */
        StatementSection: "goods" | "coupons" | "shipping" | "commission" | "commission_vat" | "vat_withheld" | "refunds" | "cash" | "adjustments" | "paid_in" | "payouts";
        /** @description A status change with actor role, time, old and new status. If `field` is set, the status is unchanged and that text was changed to `note`. */
        StatusChange: {
            /** @description Previous status; null for the first entry */
            from: components["schemas"]["OrderStatus"] | null;
            /** @description New status */
            to: components["schemas"]["OrderStatus"];
            /** @description Note on the change, or the new value of the text `field`; may be empty */
            note: string;
            /** @description Name of the changed text, with the status unchanged; null for a status change */
            field: ("note" | "cancellation_reason" | "tracking_information" | "national_address") | null;
            /**
             * @description Role of the actor
             * @enum {string}
             */
            actor: "customer" | "vendor" | "admin" | "system";
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        };
        /** @description Ways in which a person confirms who they are */
        StepUpOptions: {
            /** @description Ways in which the person can confirm who they are */
            methods: ("password" | "totp" | "passkey" | "recovery_code")[];
            /** @description To be sent with the proof; null for a password */
            challenge_id: string | null;
            /** @description PublicKeyCredentialRequestOptionsJSON of WebAuthn; null without a passkey */
            passkey_options: {
                [key: string]: unknown;
            } | null;
        };
        /** @description A customer’s back-in-stock alert */
        StockAlert: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description The product */
            product: components["schemas"]["Product"];
            /** @description Variant that is awaited; null: any variant of the product */
            variant: components["schemas"]["Variant"] | null;
        };
        /** @description The current or next holiday of a vendor */
        StoreHoliday: {
            /**
             * Format: date
             * @description First day, from midnight in Riyadh
             * @example 2026-03-01
             */
            from: string;
            /**
             * Format: date
             * @description Last day
             * @example 2026-03-31
             */
            to: string;
            /**
             * @description pause: nothing can be bought; delay: orders are accepted and ship after the holiday
             * @enum {string}
             */
            mode: "pause" | "delay";
            /** @description Note for customers in English */
            note: string;
            /** @description Note for customers in Arabic */
            note_arabic: string;
            /** @description True from its first to its last day */
            running: boolean;
        };
        /** @description Setup steps of a store before its first sale, and whether each is done */
        StoreSetup: {
            /** @description True once the commercial registration is verified */
            company: boolean;
            /** @description True once there is a logo */
            logo: boolean;
            /** @description True once the pickup address is complete */
            address: boolean;
            /** @description True once there is a shipping zone */
            shipping: boolean;
            /** @description True once there is a payment method */
            payment: boolean;
            /** @description True once a bank account for payouts has been submitted */
            bank: boolean;
            /** @description True once tax details have been submitted */
            vat: boolean;
            /** @description True once there is a product */
            product: boolean;
            /** @description True once a product can be bought: active and approved */
            approved_product: boolean;
        };
        /** @description The team of a store, as the platform sees it */
        StoreTeam: {
            /** @description Members, owners first; 200 at most */
            members: components["schemas"]["Member"][];
            /** @description Announced new owner; null without one */
            owner_change: components["schemas"]["OwnerChange"] | null;
        };
        /** @description A stored place. Forms offer it if it and its parents are `listed`. */
        StoredPlace: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description English name
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Arabic name
             * @example قفازات نتريل
             */
            name_arabic: string;
            /**
             * @description True if forms offer it
             * @example true
             */
            listed: boolean;
            /**
             * @description Time of the last change
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
        };
        /** @description A newsletter subscriber. `coupon_code`: welcome coupon, issued on confirmation; `coupon_used`: an order has used it. */
        Subscriber: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description E-mail address in lower case; identifies the account and never changes
             * @example noura@example.com
             */
            email: string;
            /** @description Language of the mails */
            lang: components["schemas"]["Lang"];
            /** @description Id of the state, from `GET /api/states`; null while none is chosen */
            state: components["schemas"]["SubscriberState"];
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /** @description Time at which the link in the mail was followed; null before */
            confirmed_at: components["schemas"]["Moment"] | null;
            /** @description Time of unsubscribing; null while subscribed */
            unsubscribed_at: components["schemas"]["Moment"] | null;
            /**
             * @description Welcome coupon, issued on confirmation; null before
             * @example HELLO-12345678
             */
            coupon_code: string | null;
            /** @description An order has used the coupon */
            coupon_used: boolean;
        };
        /**
         * @description pending: has not yet followed the link in the mail. left: unsubscribed.
         * @enum {string}
         */
        SubscriberState: "confirmed" | "pending" | "left";
        SwapLotsRequest: {
            /** @description Id of the order line */
            order_item_id: number | string;
            /** @description Id of the batch that the line has units of */
            from_lot_id: number | string;
            /** @description Id of the batch to pick instead */
            to_lot_id: number | string;
            /**
             * @description Units to pick from the other batch
             * @example 2
             */
            quantity: number | string;
            /** @description Why another batch is picked */
            reason: string;
            /** @description The status that the screen showed; the request fails with 409 if it has changed */
            status_seen?: string | number;
        };
        /** @description A search for `term` also finds what `means` finds. `lang` is the language of the term. */
        Synonym: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Words that customers enter */
            term: string;
            /** @description Words whose products are found as well */
            means: string;
            /** @description Language of `term` */
            lang: components["schemas"]["Lang"];
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /**
             * @description Time of the last change
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
        };
        /** @description A tag in the request's language, with its number of products on sale */
        Tag: {
            /**
             * @description Name in addresses; it never changes
             * @example nitrile-gloves
             */
            slug: string;
            /**
             * @description Name in the requested language
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Number of products on sale with this tag
             * @example 14
             */
            product_count: number;
        };
        /** @description A vendor’s tax registration and its review state */
        TaxSettings: {
            /** @description Country of the store, whose tax applies; null if not supported */
            country: ("SA" | "BH") | null;
            /**
             * @description registered: the vendor states the tax; deemed: the marketplace states it instead; unregistered: no tax is stated
             * @enum {string}
             */
            regime: "registered" | "deemed" | "unregistered";
            /**
             * @description none: nothing submitted; waiting: to be reviewed by an admin; verified, rejected: reviewed
             * @enum {string}
             */
            state: "none" | "waiting" | "verified" | "rejected";
            /**
             * @description Empty without one
             * @example 310123456700003
             */
            vat_number: string;
            /**
             * @description Registered name of the company in English; requires the Arabic one
             * @example Balsam Medical Trading Co.
             */
            legal_name: string;
            /**
             * @description Registered name of the company in Arabic; requires the English one
             * @example شركة بلسم للتجارة الطبية
             */
            legal_name_arabic: string;
            /** @description Time of submission; null before */
            asked_at: components["schemas"]["Moment"] | null;
            /** @description Time of the admin’s decision; null before */
            decided_at: components["schemas"]["Moment"] | null;
            /**
             * @description Reason for a rejection; may be empty
             * @example The certificate has expired.
             */
            remarks: string;
            /**
             * @description Time of the last change to any of the store’s settings
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
        };
        /** @description How many people have a second factor */
        TeamFactors: {
            /** @description People who work for a team of this kind */
            people: number;
            /** @description Those of them without a second factor */
            without_factor: number;
        };
        /** @description A role: a set of permissions */
        TeamRole: {
            /** @description Key of a preset role; null for a role of the team’s own */
            preset: string | null;
            /**
             * @description Id of a role of the team’s own; null for a preset role
             * @example 7
             */
            id: number | null;
            /**
             * @description Name; that of a preset role is in the language of the request
             * @example Nitrile gloves
             */
            name: string;
            /** @description What its members may do */
            permissions: string[];
            /** @description Number of members in the role */
            members: number;
            /**
             * @description Time of the last change; null for a preset role
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"] | null;
        };
        /** @description A customer’s testimonial in both languages */
        Testimonial: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description The customer’s words in English
             * @example Here before noon, every time.
             */
            words: string;
            /**
             * @description The customer’s words in Arabic
             * @example تصل الطلبات قبل الظهر دائمًا.
             */
            words_arabic: string;
            /**
             * @description The customer’s name in English
             * @example Noura A.
             */
            name: string;
            /**
             * @description The customer’s name in Arabic
             * @example نورة أ.
             */
            name_arabic: string;
            /**
             * @description Role or place of the person, in English
             * @example Clinic manager, Manama
             */
            place: string;
            /**
             * @description Role or place of the person, in Arabic
             * @example مديرة عيادة، المنامة
             */
            place_arabic: string;
        };
        /** @description The messages about a sub-order */
        Thread: {
            /**
             * @description Null before the first message
             * @example 7
             */
            id: number | null;
            /** @description Id of the sub-order */
            order_id: number;
            /**
             * @description Number of the sub-order of one vendor
             * @example BLS-4827193056-1
             */
            order_sub_no: string;
            /**
             * @description closed: it takes no more messages
             * @enum {string}
             */
            state: "open" | "closed";
            /** @description End of an open thread; null while the sub-order is underway */
            closes_at: components["schemas"]["Moment"] | null;
            /** @description Side whose turn it is; null if none is */
            waits_for: components["schemas"]["ThreadSide"] | null;
            /** @description Since when; null if none is */
            waits_since: components["schemas"]["Moment"] | null;
            /** @description Start of the last dispute; null without one */
            disputed_at: components["schemas"]["Moment"] | null;
            /** @description End of the last dispute; null while it is open */
            resolved_at: components["schemas"]["Moment"] | null;
            /** @description The buyer may ask the marketplace to decide */
            may_dispute: boolean;
            /** @description The marketplace reads along */
            has_joined: boolean;
            /** @description Messages of other sides that the caller has not read */
            unread: number;
            /**
             * @description Time of the last change
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"] | null;
        };
        /** @description A message about a sub-order */
        ThreadMessage: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            side: components["schemas"]["ThreadSide"];
            /**
             * @description joined: the marketplace reads along; dispute: the buyer asks it to decide; resolution: it has decided
             * @enum {string}
             */
            kind: "message" | "joined" | "dispute" | "resolution";
            /**
             * @description Name of the buyer or the store; of the person for their own side; empty for the marketplace
             * @example Noura A.
             */
            author: string;
            /**
             * @description Plain text; empty for `joined`
             * @example ## Delivery
             *
             *     Within three working days.
             */
            body: string;
            /** @description It seems to name a phone number, an address, an IBAN or another way to pay: warn its reader */
            leads_off_site: boolean;
            /** @description Files of the message */
            files: {
                /**
                 * @description Id of the file within the thread
                 * @example 7
                 */
                id: number;
                /**
                 * @description Name given by the sender
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Pictures are stored as WebP
                 * @enum {string}
                 */
                mime: "image/webp" | "application/pdf";
            }[];
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        };
        /** @description A page of the messages about a sub-order */
        ThreadPage: {
            thread: components["schemas"]["Thread"];
            /** @description Newest 50 before `before`, oldest first */
            messages: components["schemas"]["ThreadMessage"][];
            /** @description There are older messages */
            has_more: boolean;
        };
        /**
         * @description buyer: the customer or guest; vendor: the store; platform: the marketplace
         * @enum {string}
         */
        ThreadSide: "buyer" | "vendor" | "platform";
        /** @description A product with its sales; `sales` is the goods before coupons, in the dashboard's currency */
        TopProduct: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Name in addresses; it never changes
             * @example nitrile-gloves
             */
            slug: string;
            /**
             * @description English name
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Arabic name; if empty, the English one is shown
             * @example قفازات نتريل
             */
            name_arabic: string;
            /**
             * @description URL of the picture, relative to the origin of this API: 640 px square WebP; null without one
             * @example /media/ab12cd34-640.webp
             */
            image: string | null;
            /** @description Units sold and not returned */
            units: number;
            /** @description Sales of these units, before coupons */
            sales: components["schemas"]["Money"];
        };
        /** @description A vendor ranked by sales, in the dashboard's currency */
        TopVendor: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description English name of the company
             * @example Dilmun Medical
             */
            company_name: string;
            /**
             * @description Arabic name of the company; empty if it has none
             * @example دلمون الطبية
             */
            company_name_arabic: string;
            /** @description Number of orders with this vendor’s goods */
            orders: number;
            /** @description Sales of this vendor’s goods */
            sales: components["schemas"]["Money"];
        };
        /** @description An authenticator app that is being set up; confirm it with a code */
        TotpEnrolment: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Base 32, to be typed into the app */
            secret: string;
            /** @description The same as a link for the app on this device */
            otpauth_url: string;
            /** @description The link as a QR code, an SVG document */
            qr_svg: string;
        };
        TrackOrderRequest: {
            /**
             * @description Number of the order or of a sub-order; case-insensitive
             * @example BLS-4827193056
             */
            order_no: string;
            /**
             * Format: email
             * @description Billing email address, or that of the account
             * @example noura@example.com
             */
            email: string;
        };
        /** @description Tracking of an order by its number and email address. Contains no personal data. */
        TrackedOrder: {
            /**
             * @description Number of the whole order
             * @example BLS-4827193056
             */
            order_no: string;
            /**
             * @description Time of the order
             * @example 2026-03-01T09:30:00.000Z
             */
            placed_at: components["schemas"]["Moment"];
            /** @description One per vendor */
            parcels: components["schemas"]["TrackedParcel"][];
        };
        /** @description A parcel of one vendor. `arrives_from` and `arrives_to` (`YYYY-MM-DD`) were promised with the order, and are null once it has arrived or was cancelled. */
        TrackedParcel: {
            /**
             * @description Number of the sub-order of one vendor
             * @example BLS-4827193056-1
             */
            order_sub_no: string;
            /**
             * @description English name of the company
             * @example Dilmun Medical
             */
            company_name: string;
            /** @description Current status */
            status: components["schemas"]["OrderStatus"];
            /**
             * @description 1 Pending, 2 Confirmed, 3 Shipped, 4 Completed, 5 Cancelled, 6 Cancel With Refund
             * @example 1
             */
            status_code: number;
            /** @description Code of a known carrier, `local` for the shop’s own courier, or a name; empty if unknown */
            carrier: string;
            /**
             * @description Tracking number of the carrier; empty until a pickup is scheduled
             * @example 44123456789
             */
            tracking_id: string;
            /**
             * @description The vendor’s information about the shipment; may be empty
             * @example Left Riyadh this morning.
             */
            tracking_information: string;
            /** @description Page of the carrier about this parcel; null if unknown */
            tracking_url: string | null;
            /**
             * @description Earliest day of arrival, in Riyadh; null once it no longer applies
             * @example 2026-03-04
             */
            arrives_from: string | null;
            /**
             * @description Latest expected day of arrival, in Riyadh; null once it no longer applies
             * @example 2026-03-07
             */
            arrives_to: string | null;
            /** @description `arrives_to` has passed, and it was neither delivered nor cancelled */
            is_late: boolean;
            /** @description Status changes, oldest first */
            history: {
                /** @description New status */
                to: components["schemas"]["OrderStatus"];
                /**
                 * @description Time of the change
                 * @example 2026-03-01T09:30:00.000Z
                 */
                created_at: components["schemas"]["Moment"];
            }[];
            /** @description Contents of the parcel */
            items: {
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
                /**
                 * @description Size or colour of the variant in English; empty for a product without variants
                 * @example Large
                 */
                variant: string;
                /**
                 * @description Size or colour of the variant in Arabic
                 * @example كبير
                 */
                variant_arabic: string;
                /**
                 * @description Units
                 * @example 2
                 */
                quantity: number;
            }[];
        };
        /** @description Balances of the ledger accounts in one currency */
        TrialBalance: {
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /** @description Every account with entries */
            accounts: {
                account: components["schemas"]["LedgerAccount"];
                /** @description Debits less credits */
                amount: components["schemas"]["SignedMoney"];
            }[];
            /** @description Sum of all accounts: 0 in a consistent ledger */
            total: components["schemas"]["SignedMoney"];
        };
        /** @description A row that a bulk change skipped, with the reason */
        UnchangedRow: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Name of the row, in the requested language
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Human-readable reason
             * @example Please ring before you come.
             */
            message: string;
        };
        /** @description A vendor’s stored picture. `url` is 640 px wide, `srcset` lists 320, 640 and 1280. */
        UploadedPicture: {
            /**
             * @description Id of the picture, for `images` of a product
             * @example 7
             */
            id: number;
            /** @description URL relative to the origin of this API */
            url: string;
            /**
             * @description The picture in three widths for the `srcset` of an image, with URLs relative to the origin of this API
             * @example /media/ab12cd34-320.webp 320w, /media/ab12cd34-640.webp 640w
             */
            srcset: string;
        };
        /** @description Role ids: 1 admin, 2 vendor, 3 user. `address` is the shipping address, else the billing address. */
        User: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description First name of the person
             * @example Noura
             */
            firstname: string;
            /**
             * @description Last name of the person
             * @example Al Harbi
             */
            lastname: string;
            /**
             * @description First and last name
             * @example Noura Al Harbi
             */
            full_name: string;
            /**
             * @description E-mail address in lower case; identifies the account and never changes
             * @example noura@example.com
             */
            email: string;
            /**
             * @description Phone number as entered, with digits 0-9
             * @example +966 50 123 4567
             */
            phone_number: string;
            /**
             * @description English name of the company
             * @example Dilmun Medical
             */
            company_name: string;
            /**
             * @description Street address of the company in one line
             * @example 12 Palm Street, Manama
             */
            company_address: string;
            /**
             * @description The company’s VAT number from the last order that gave one; may be empty
             * @example 310123456700003
             */
            vat_number: string;
            /** @description 1 admin, 2 vendor, 3 customer */
            role: 1 | 2 | 3;
            /** @description The shipping address, else the billing address; null without either */
            address: components["schemas"]["Address"] | null;
            /** @description Stored addresses, at most one of each type */
            addresses: components["schemas"]["Address"][];
            /** @description The vendor’s company; null for other roles */
            vendor: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description English name of the company
                 * @example Dilmun Medical
                 */
                company_name: string;
                /**
                 * @description Arabic name of the company; empty if it has none
                 * @example دلمون الطبية
                 */
                company_name_arabic: string;
                /** @description Running holiday; null without one */
                holiday: {
                    /**
                     * @description pause: nothing can be bought; delay: orders are accepted and ship after the holiday
                     * @enum {string}
                     */
                    mode: "pause" | "delay";
                    /**
                     * Format: date
                     * @description Last day
                     * @example 2026-03-31
                     */
                    to: string;
                } | null;
                /** @description New owner that the platform has announced, for the present owners; null without one */
                owner_change: {
                    /**
                     * @description English name
                     * @example Nitrile gloves
                     */
                    name: string;
                    /**
                     * @description E-mail address in lower case; identifies the account and never changes
                     * @example noura@example.com
                     */
                    email: string;
                    /** @description When the person becomes an owner */
                    effective_at: components["schemas"]["Moment"];
                } | null;
            } | null;
            /** @description What the person may do in the console of this session; empty for a customer */
            permissions: string[];
            /** @description Name of the role in the team of this session; null for a customer */
            role_name: string | null;
            /** @description Time from which the team of this session requires a second step; null: optional, or the person has one */
            second_factor_due: components["schemas"]["Moment"] | null;
            /** @description Active stores that the person works for; `POST /vendor/store` changes to another one */
            stores: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description English name of the company
                 * @example Dilmun Medical
                 */
                company_name: string;
                /**
                 * @description Arabic name of the company; empty if it has none
                 * @example دلمون الطبية
                 */
                company_name_arabic: string;
            }[];
            /**
             * @description Time of the last change to the account
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
        };
        ValidateAddressRequest: {
            /**
             * @description Street and house
             * @example 12 Palm Street
             */
            address_1: string;
            /**
             * @description Further details of the address; may be empty
             * @default
             * @example Second floor
             */
            address_2: string;
            /**
             * @description Postal code in the format of its country (Saudi Arabia: 5 digits); may be empty
             * @default
             * @example 12345
             */
            postal_code: string;
            /** @description Name of the city */
            city: string;
            /** @description Name of the state */
            state: string;
            /**
             * @description Two-letter country code (ISO 3166-1)
             * @example SA
             */
            country_code: string;
        } | {
            /**
             * @description Street and house
             * @example 12 Palm Street
             */
            address_1: string;
            /**
             * @description Further details of the address; may be empty
             * @default
             * @example Second floor
             */
            address_2: string;
            /**
             * @description Postal code in the format of its country (Saudi Arabia: 5 digits); may be empty
             * @default
             * @example 12345
             */
            postal_code: string;
            /**
             * @description Id of a country, from `GET /api/countries`
             * @example 1
             */
            country_id: number | string;
            /**
             * @description Id of a state of that country, from `GET /api/states`
             * @example 1
             */
            state_id: number | string;
            /**
             * @description Id of a city of that state, from `GET /api/cities`
             * @example 1
             */
            city_id: number | string;
        };
        /** @description A size or colour with its own id, or a size in one of its colours, which also has `color`. `price` is in the request's currency, discount applied. */
        Variant: {
            /**
             * @description Id of the variant, used to buy it
             * @example 7
             */
            id: number;
            /**
             * @description Size or colour
             * @enum {string}
             */
            type: "size" | "color";
            /** @description The size or colour in English */
            value: string;
            /**
             * @description Arabic name of the size or colour; may be empty
             * @example كبير
             */
            value_arabic: string;
            /**
             * @description English name of the colour, for a size that comes in several; otherwise empty
             * @example
             */
            color: string;
            /**
             * @description Arabic name of that colour
             * @example
             */
            color_arabic: string;
            /**
             * @description The vendor’s SKU, unique per vendor
             * @example GLV-NIT-100
             */
            sku: string;
            /**
             * @description Barcode number (EAN or other)
             * @example 6281000000014
             */
            barcode: string;
            /**
             * @description Units that can be bought
             * @example 40
             */
            stock: number;
            /** @description No unit bought now expires before this day; null without a promise */
            expires_from: string | null;
            /**
             * @description Unit price in the request’s currency, discount applied
             * @example 24.5
             */
            price: components["schemas"]["Money"];
            /**
             * @description Unit price without the discount
             * @example 30
             */
            original_price: components["schemas"]["Money"];
            /**
             * @description Unit price in SAR, with up to 2 decimal places
             * @example 12
             */
            price_sar: components["schemas"]["Money"];
            /**
             * @description Unit price in BHD, with up to 3 decimal places
             * @example 4.525
             */
            price_bhd: components["schemas"]["Money"];
            /**
             * @description Unit price in USD, with up to 2 decimal places
             * @example 12
             */
            price_usd: components["schemas"]["Money"];
        };
        /** @description VAT share of some amounts, at one rate */
        VatGroup: {
            /**
             * @description VAT rate; 0 for zero-rated or exported goods
             * @example 10
             */
            percent: number;
            /** @description Net amount taxed at this rate */
            taxable: components["schemas"]["Money"];
            /** @description VAT included in the prices */
            vat: components["schemas"]["Money"];
        };
        /** @description A VAT rate from a given day */
        VatRate: {
            /**
             * @description Two-letter country code
             * @enum {string}
             */
            country: "SA" | "BH";
            /**
             * @description Class of the goods
             * @enum {string}
             */
            vat_class: "standard" | "zero_medicine" | "zero_device";
            /**
             * @description The rate
             * @example 10
             */
            percent: number;
            /**
             * Format: date
             * @description First day on which it applies, in Riyadh; valid until the next rate of its class
             */
            from_day: string;
            /**
             * @description Validity today
             * @enum {string}
             */
            state: "past" | "in_force" | "future";
        };
        /** @description Value added tax on the sales between two days, for a tax return */
        VatReport: {
            /**
             * @description Currency of the amounts; each currency has its own report
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /**
             * Format: date
             * @description First day in Riyadh, inclusive
             * @example 2026-03-01
             */
            from: string;
            /**
             * Format: date
             * @description Last day in Riyadh, inclusive
             * @example 2026-03-31
             */
            to: string;
            /** @description Sums over all rows, not only those on this page */
            totals: {
                /** @description Sales without tax */
                taxable: components["schemas"]["Money"];
                /** @description Included tax, in total */
                vat: components["schemas"]["Money"];
                /** @description Tax owed by vendors */
                vendor_vat: components["schemas"]["Money"];
                /** @description Tax owed by the marketplace as the deemed supplier */
                platform_vat: components["schemas"]["Money"];
            };
            /** @description Orders of these days without stated tax, because they were placed before tax was stated; they are in no row */
            unstated_orders: number;
            /** @description By vendor and rate, highest first; without cancelled orders and returned units */
            rows: components["schemas"]["VatReportRow"][];
            /** @description Position of this page within the list */
            meta: components["schemas"]["PageMeta"];
        };
        /** @description A vendor’s sales of one kind, at one rate */
        VatReportRow: {
            /**
             * @description Id of the vendor
             * @example 4
             */
            vendor_id: number;
            /**
             * @description Name of the vendor’s company, in the requested language
             * @example Dilmun Medical
             */
            company_name: string;
            /** @description Country of the tax; null if none */
            country: ("SA" | "BH") | null;
            /**
             * @description Debtor of the tax, who also issues the invoice. platform: the marketplace is the deemed supplier
             * @enum {string}
             */
            tax_issuer: "vendor" | "platform";
            /**
             * @description Class of the goods, or the reason why they are not taxed
             * @enum {string}
             */
            kind: "standard" | "zero_medicine" | "zero_device" | "not_registered" | "export";
            /**
             * @description Tax rate included in the price
             * @example 10
             */
            percent: number;
            /** @description Number of orders with such goods */
            orders: number;
            /** @description Sales without tax, including shipping */
            taxable: components["schemas"]["Money"];
            /** @description Included tax */
            vat: components["schemas"]["Money"];
        };
        /** @description A vendor in the shop */
        Vendor: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Company name in the requested language
             * @example Dilmun Medical
             */
            company_name: string;
            /**
             * @description Number of products on sale
             * @example 14
             */
            product_count: number;
        };
        /** @description Balance between Balsam and a vendor in one currency */
        VendorBalance: {
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /** @description Amount Balsam owes the vendor; negative: the vendor owes Balsam */
            balance: components["schemas"]["SignedMoney"];
            /** @description Pending share of it: a carrier holds the cash, or the settlement period has not ended */
            pending: components["schemas"]["SignedMoney"];
            /** @description Balance without the pending share, which the next payout pays; debts count immediately */
            available: components["schemas"]["SignedMoney"];
            /** @description Number of the last payout; null if none */
            last_payout: string | null;
            /** @description Number of the last statement; null if none */
            last_statement: string | null;
        };
        /** @description A vendor's name and legal details as customers see them */
        VendorCard: {
            /**
             * @description Id of the vendor
             * @example 7
             */
            id: number;
            /**
             * @description English name of the company
             * @example Dilmun Medical
             */
            company_name: string;
            /** @description URL of the logo relative to the origin of this API; null without one */
            logo: string | null;
            /**
             * @description Commercial registration number; empty if none was entered
             * @example 1010123456
             */
            cr_number: string;
            /**
             * @description Verified VAT number; '' without one
             * @example 310123456700003
             */
            vat_number: string;
            /** @description Its licences in force */
            licences: components["schemas"]["PublicLicence"][];
        };
        /** @description A carrier that a vendor has entered, with its page about parcels */
        VendorCarrier: {
            /**
             * @description Name of the carrier
             * @example Zajil Express
             */
            name: string;
            /** @description Page about a parcel; `{tracking_number}` stands for its number */
            tracking_url: string;
        };
        /** @description A customer of the vendor. `orders` counts all orders, `spent` excludes cancelled ones. */
        VendorCustomer: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description First and last name
             * @example Noura Al Harbi
             */
            full_name: string;
            /**
             * @description E-mail address in lower case; identifies the account and never changes
             * @example noura@example.com
             */
            email: string;
            /**
             * @description Phone number as entered, with digits 0-9
             * @example +966 50 123 4567
             */
            phone_number: string;
            /** @description Number of orders, including cancelled ones */
            orders: number;
            /** @description Time of the first order */
            first_order_at: components["schemas"]["Moment"];
            /** @description Time of the last order */
            last_order_at: components["schemas"]["Moment"];
            /** @description Amounts spent by currency, without cancelled orders */
            spent: {
                /**
                 * @description Currency of the amounts
                 * @example SAR
                 */
                currency: components["schemas"]["Currency"];
                /** @description Amount spent in this currency */
                amount: components["schemas"]["Money"];
            }[];
        };
        /** @description The vendor dashboard. `from` and `to` are the days of the period, in Riyadh. All amounts and sales counts are in one currency, and cancelled orders do not count as sales. `currencies` is empty for a vendor without sales. */
        VendorDashboard: {
            /**
             * @description Currency of all amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /**
             * @description The requested period
             * @example week
             */
            period: components["schemas"]["SalesPeriod"];
            /**
             * Format: date
             * @description First day, in Riyadh, included
             * @example 2026-03-01
             */
            from: string;
            /**
             * Format: date
             * @description Last day, in Riyadh, included
             * @example 2026-03-31
             */
            to: string;
            /** @description Figures compared with the preceding span */
            boxes: components["schemas"]["SalesBox"][];
            /** @description Refunds for returned goods, already deducted from sales and units */
            returned: components["schemas"]["Money"];
            /** @description Sales by day or month */
            series: components["schemas"]["SalesBar"][];
            /** @description Best-selling products */
            top_products: components["schemas"]["TopProduct"][];
            /** @description Work waiting for the vendor */
            waiting: components["schemas"]["WaitingWork"];
            /** @description Setup steps before the first sale; null once there are sales */
            setup: components["schemas"]["StoreSetup"] | null;
            /** @description Currencies with sales; empty before the first order */
            currencies: components["schemas"]["SoldCurrency"][];
        };
        /** @description A vendor on its own page */
        VendorDetail: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Company name in the requested language
             * @example Dilmun Medical
             */
            company_name: string;
            /**
             * @description Number of products on sale
             * @example 14
             */
            product_count: number;
            /**
             * @description Commercial registration number; empty if none was entered
             * @example 1010123456
             */
            cr_number: string;
            /**
             * @description Verified VAT number; '' without one
             * @example 310123456700003
             */
            vat_number: string;
            /** @description Its licences in force */
            licences: components["schemas"]["PublicLicence"][];
            /** @description URL of the logo relative to the origin of this API; null without one */
            logo: string | null;
            /**
             * @description Average of the stars of all its reviews; 0 without any
             * @example 5
             */
            rating: number;
            /**
             * @description Number of visible reviews
             * @example 8
             */
            total_reviews: number;
            /** @description Time of registration */
            member_since: components["schemas"]["Moment"];
            /** @description Median time to the first answer to a message, rounded up; null before ten answers in 90 days */
            answers_within_hours: number | null;
            /** @description Destinations: an entry per country, and one without `country` for all others */
            delivers_to: components["schemas"]["Delivery"][];
            /** @description Payment methods that the vendor accepts now; if empty, the vendor’s goods cannot be ordered */
            payment_methods: components["schemas"]["PaymentMethod"][];
            /** @description Running holiday; null without one */
            holiday: components["schemas"]["Holiday"] | null;
        };
        /** @description Name and registration under which a vendor trades, with any request awaiting review */
        VendorIdentity: {
            /**
             * @description English name of the company
             * @example Dilmun Medical
             */
            company_name: string;
            /**
             * @description Arabic name of the company; empty if it has none
             * @example دلمون الطبية
             */
            company_name_arabic: string;
            /**
             * @description Commercial registration number; empty if none was entered
             * @example 1010123456
             */
            cr_number: string;
            /**
             * @description Name of the certificate file; null if none
             * @example certificate.pdf
             */
            cr_certificate: string | null;
            /**
             * @description URL of the vendor’s logo, relative to the origin of this API; null without one
             * @example /media/ab12cd34-640.webp
             */
            logo_url: string | null;
            /** @description Pending or declined request; null if none */
            requested: components["schemas"]["IdentityRequest"] | null;
        };
        /** @description Licences that a vendor needs, has and lacks */
        VendorLicences: {
            /** @description Types of the vendor’s country */
            types: {
                type: components["schemas"]["LicenceType"];
                /** @description Categories of the vendor that need it */
                needs: components["schemas"]["LicenceNeed"][];
            }[];
            /** @description All licences, newest first */
            licences: components["schemas"]["Licence"][];
            /** @description Categories that a scope can name */
            categories: components["schemas"]["CategoryName"][];
        };
        /** @description A notification for a vendor. `href`: its page in the vendor's area. */
        VendorNotification: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of event; determines the shape of `payload`
             * @constant
             */
            kind: "order_placed";
            /** @description Data of the event */
            payload: {
                /**
                 * @description Number of the sub-order of one vendor
                 * @example BLS-4827193056-1
                 */
                order_sub_no: string;
                /** @description Name of the customer */
                customer: string;
                /** @description Total of the order */
                total: components["schemas"]["Money"];
                /**
                 * @description Currency of the amounts
                 * @example SAR
                 */
                currency: components["schemas"]["Currency"];
            };
            /**
             * @description Page in the vendor’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of event; determines the shape of `payload`
             * @constant
             */
            kind: "cancel_requested";
            /** @description Data of the event */
            payload: {
                /**
                 * @description Number of the sub-order of one vendor
                 * @example BLS-4827193056-1
                 */
                order_sub_no: string;
                /** @description Name of the customer */
                customer: string;
            };
            /**
             * @description Page in the vendor’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of event; determines the shape of `payload`
             * @constant
             */
            kind: "order_cancelled";
            /** @description Data of the event */
            payload: {
                /**
                 * @description Number of the sub-order of one vendor
                 * @example BLS-4827193056-1
                 */
                order_sub_no: string;
                /** @description Name of the customer */
                customer: string;
            };
            /**
             * @description Page in the vendor’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of event; determines the shape of `payload`
             * @constant
             */
            kind: "product_approved";
            /** @description Data of the event */
            payload: {
                /**
                 * @description Name in addresses; it never changes
                 * @example nitrile-gloves
                 */
                slug: string;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
            };
            /**
             * @description Page in the vendor’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of event; determines the shape of `payload`
             * @constant
             */
            kind: "product_unapproved";
            /** @description Data of the event */
            payload: {
                /**
                 * @description Name in addresses; it never changes
                 * @example nitrile-gloves
                 */
                slug: string;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
            };
            /**
             * @description Page in the vendor’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of event; determines the shape of `payload`
             * @constant
             */
            kind: "product_changes_accepted";
            /** @description Data of the event */
            payload: {
                /**
                 * @description Name in addresses; it never changes
                 * @example nitrile-gloves
                 */
                slug: string;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
            };
            /**
             * @description Page in the vendor’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of event; determines the shape of `payload`
             * @constant
             */
            kind: "product_changes_declined";
            /** @description Data of the event */
            payload: {
                /**
                 * @description Name in addresses; it never changes
                 * @example nitrile-gloves
                 */
                slug: string;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
                /** @description Reason for declining the change */
                reason: string;
            };
            /**
             * @description Page in the vendor’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of event; determines the shape of `payload`
             * @constant
             */
            kind: "low_stock";
            /** @description Data of the event */
            payload: {
                /**
                 * @description Name in addresses; it never changes
                 * @example nitrile-gloves
                 */
                slug: string;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
                /**
                 * @description Size or colour of the variant in English; empty for a product without variants
                 * @example Large
                 */
                variant: string;
                /**
                 * @description Size or colour of the variant in Arabic
                 * @example كبير
                 */
                variant_arabic: string;
                /**
                 * @description Units left
                 * @example 40
                 */
                stock: number;
            };
            /**
             * @description Page in the vendor’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of event; determines the shape of `payload`
             * @constant
             */
            kind: "mark_down_ended";
            /** @description Data of the event */
            payload: {
                /**
                 * @description Name in addresses; it never changes
                 * @example nitrile-gloves
                 */
                slug: string;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
                /** @description Number of the batch that was marked down */
                lot_no: string;
                /**
                 * @description Discount of the product from now on, percent
                 * @example 10
                 */
                discount: number;
            };
            /**
             * @description Page in the vendor’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of event; determines the shape of `payload`
             * @constant
             */
            kind: "review_posted";
            /** @description Data of the event */
            payload: {
                /**
                 * @description Name in addresses; it never changes
                 * @example nitrile-gloves
                 */
                slug: string;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
                /**
                 * @description Name of the reviewer
                 * @example Noura A.
                 */
                author: string;
                /**
                 * @description Stars from 1 to 5; null for a review without stars
                 * @example 5
                 */
                rating: number | null;
            };
            /**
             * @description Page in the vendor’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of event; determines the shape of `payload`
             * @constant
             */
            kind: "return_asked";
            /** @description Data of the event */
            payload: {
                /** @description Number of the return */
                return_no: string;
                /**
                 * @description Number of the sub-order of one vendor
                 * @example BLS-4827193056-1
                 */
                order_sub_no: string;
                /** @description Name of the customer */
                customer: string;
            };
            /**
             * @description Page in the vendor’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of event; determines the shape of `payload`
             * @constant
             */
            kind: "return_late";
            /** @description Data of the event */
            payload: {
                /** @description Number of the return */
                return_no: string;
                /**
                 * @description Number of the sub-order of one vendor
                 * @example BLS-4827193056-1
                 */
                order_sub_no: string;
                /** @description Name of the customer */
                customer: string;
            };
            /**
             * @description Page in the vendor’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of event; determines the shape of `payload`
             * @constant
             */
            kind: "import_done";
            /** @description Data of the event */
            payload: {
                /** @description Number of new products */
                created: number;
                /** @description Number of changed products */
                updated: number;
            };
            /**
             * @description Page in the vendor’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of event; determines the shape of `payload`
             * @constant
             */
            kind: "identity_accepted";
            /** @description Data of the event */
            payload: {
                /**
                 * @description Requested English company name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Requested Arabic company name; may be empty
                 * @example قفازات نتريل
                 */
                name_arabic: string;
                /** @description Reason for declining it; empty if it was accepted */
                reason: string;
            };
            /**
             * @description Page in the vendor’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of event; determines the shape of `payload`
             * @constant
             */
            kind: "identity_declined";
            /** @description Data of the event */
            payload: {
                /**
                 * @description Requested English company name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Requested Arabic company name; may be empty
                 * @example قفازات نتريل
                 */
                name_arabic: string;
                /** @description Reason for declining it; empty if it was accepted */
                reason: string;
            };
            /**
             * @description Page in the vendor’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of event; determines the shape of `payload`
             * @constant
             */
            kind: "payout_sent";
            /** @description Data of the event */
            payload: {
                /** @description Number of the payout */
                payout_no: string;
                /**
                 * @description Currency of the amounts
                 * @example SAR
                 */
                currency: components["schemas"]["Currency"];
                /** @description Amount of the payout */
                amount: components["schemas"]["Money"];
                /** @description Reason why it failed or was returned; empty if it was paid */
                reason: string;
            };
            /**
             * @description Page in the vendor’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of event; determines the shape of `payload`
             * @constant
             */
            kind: "payout_failed";
            /** @description Data of the event */
            payload: {
                /** @description Number of the payout */
                payout_no: string;
                /**
                 * @description Currency of the amounts
                 * @example SAR
                 */
                currency: components["schemas"]["Currency"];
                /** @description Amount of the payout */
                amount: components["schemas"]["Money"];
                /** @description Reason why it failed or was returned; empty if it was paid */
                reason: string;
            };
            /**
             * @description Page in the vendor’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of event; determines the shape of `payload`
             * @constant
             */
            kind: "statement_ready";
            /** @description Data of the event */
            payload: {
                /** @description Number of the statement */
                statement_no: string;
                /** @description Month, YYYY-MM */
                month: string;
                /**
                 * @description Currency of the amounts
                 * @example SAR
                 */
                currency: components["schemas"]["Currency"];
                /** @description Closing balance; if negative, the vendor owes it */
                closing: number;
            };
            /**
             * @description Page in the vendor’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of event; determines the shape of `payload`
             * @constant
             */
            kind: "report_decided";
            /** @description Data of the event */
            payload: {
                /**
                 * @description Slug of the product; null: the store was reported
                 * @example nitrile-gloves
                 */
                slug: string | null;
                /**
                 * @description Name of the product or the store
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
                /**
                 * @description Reason of the report
                 * @enum {string}
                 */
                reason: "unsafe" | "recalled" | "expired" | "counterfeit" | "prohibited" | "wrong_information" | "conduct" | "other";
                /** @description Text of the report; its author stays anonymous */
                text: string;
                /** @description True if something was done */
                acted: boolean;
            };
            /**
             * @description Page in the vendor’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of event; determines the shape of `payload`
             * @constant
             */
            kind: "bank_account_verified";
            /** @description Data of the event */
            payload: {
                /** @description Name of the bank */
                bank: string;
                /** @description Last four characters of the IBAN */
                last: string;
                /** @description Reason for rejecting it; empty if it was verified */
                reason: string;
            };
            /**
             * @description Page in the vendor’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of event; determines the shape of `payload`
             * @constant
             */
            kind: "bank_account_rejected";
            /** @description Data of the event */
            payload: {
                /** @description Name of the bank */
                bank: string;
                /** @description Last four characters of the IBAN */
                last: string;
                /** @description Reason for rejecting it; empty if it was verified */
                reason: string;
            };
            /**
             * @description Page in the vendor’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of event; determines the shape of `payload`
             * @constant
             */
            kind: "licence_expiring";
            /** @description Data of the event */
            payload: {
                /**
                 * @description Name of the licence
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
                /**
                 * Format: date
                 * @description Last day
                 */
                expires_on: string;
            };
            /**
             * @description Page in the vendor’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of event; determines the shape of `payload`
             * @constant
             */
            kind: "licence_decided";
            /** @description Data of the event */
            payload: {
                /**
                 * @description Name of the licence
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
                /**
                 * @description revoked: an accepted one no longer counts
                 * @enum {string}
                 */
                outcome: "accepted" | "refused" | "revoked";
                /** @description Reason of the decision; may be empty */
                reason: string;
            };
            /**
             * @description Page in the vendor’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of event; determines the shape of `payload`
             * @constant
             */
            kind: "category_paused";
            /** @description Data of the event */
            payload: {
                /**
                 * @description Name of the category
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
                /** @description Name of the licence that it needs */
                licence: string;
                /** @description The same in Arabic */
                licence_arabic: string;
                /** @description Products of the vendor in the category */
                products: number;
            };
            /**
             * @description Page in the vendor’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Kind of event; determines the shape of `payload`
             * @constant
             */
            kind: "category_resumed";
            /** @description Data of the event */
            payload: {
                /**
                 * @description Name of the category
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
                /** @description Name of the licence that it needs */
                licence: string;
                /** @description The same in Arabic */
                licence_arabic: string;
                /** @description Products of the vendor in the category */
                products: number;
            };
            /**
             * @description Page in the vendor’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description Time at which it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        };
        /** @description A product in the vendor's own list. `price` is before discount; low_stock: only a few units are left, of the product or of one of its variants. */
        VendorProduct: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Name in addresses; it never changes
             * @example nitrile-gloves
             */
            slug: string;
            /**
             * @description English name
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Arabic name; if empty, the English one is shown
             * @example قفازات نتريل
             */
            name_arabic: string;
            /**
             * @description The vendor’s SKU, unique per vendor
             * @example GLV-NIT-100
             */
            sku: string;
            /**
             * @description URL of the main picture, relative to the origin of this API: 640 px square WebP; null without one
             * @example /media/ab12cd34-640.webp
             */
            product_image: string | null;
            /**
             * @description Units in stock; for a product with variants their sum
             * @example 40
             */
            in_stock: number;
            /**
             * @description Unit price before discount
             * @example 24.5
             */
            price: components["schemas"]["Money"];
            /**
             * @description Currency of the amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /** @description Category of the product */
            category: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
            };
            /**
             * @description active: offered; draft: not offered
             * @enum {string}
             */
            status: "active" | "draft";
            /**
             * @description 1 approved: customers can see it; 0 awaiting approval
             * @example 1
             */
            approval_status: 0 | 1;
            /**
             * @description Barcode number (EAN or other)
             * @example 6281000000014
             */
            barcode: string;
            /**
             * @description Discount in whole percent, 0 without one
             * @example 10
             */
            discount: number;
            /**
             * @description True if the product is bought by variant: adding it to a cart requires `variant_id`
             * @example false
             */
            has_variants: boolean;
            /**
             * @description True if fewer than five units of the product or one of its variants are left
             * @example false
             */
            low_stock: boolean;
            /**
             * @description True if the vendor’s changes await approval; shoppers see the approved version until then
             * @example false
             */
            changes_waiting: boolean;
            /** @description A specification that the category requires, today or later, has no value in the shop */
            lacks_specifications: boolean;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /**
             * @description Time of the last change
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
        };
        /** @description A vendor's product in its edit form. `images` are in order, the first is `product_image`. `stock` of a product with variants is the sum over them. Values are those that customers see; `changes` has the pending ones. */
        VendorProductDetail: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Name in addresses; it never changes
             * @example nitrile-gloves
             */
            slug: string;
            /**
             * @description English name
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Arabic name
             * @example قفازات نتريل
             */
            arabic_name: string;
            /**
             * @description Same as `arabic_name`
             * @example قفازات نتريل
             */
            name_arabic: string;
            /** @description English text */
            description: string;
            /**
             * @description Arabic text of the product
             * @example خالية من المسحوق.
             */
            arabic_description: string;
            /**
             * @description Same as `arabic_description`
             * @example خالية من المسحوق.
             */
            description_arabic: string;
            /**
             * @description The vendor’s SKU, unique per vendor
             * @example GLV-NIT-100
             */
            sku: string;
            /**
             * @description Barcode number (EAN or other)
             * @example 6281000000014
             */
            barcode: string;
            /**
             * @description Id of the category
             * @example 3
             */
            category_id: number;
            /** @description Category of the product */
            category: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
            };
            /**
             * @description Tax class; empty: that of its category
             * @enum {string}
             */
            vat_class: "" | "standard" | "zero_medicine" | "zero_device";
            /** @description Authorisation (MDMA, registration) of SFDA; one of SFDA or NHRA is required for zero-rating */
            sfda_number: string;
            /** @description Holder of the SFDA authorisation */
            sfda_holder: string;
            /** @description Last day of the SFDA authorisation, YYYY-MM-DD; empty without an end */
            sfda_expires_on: string;
            /** @description Authorisation of NHRA in Bahrain */
            nhra_number: string;
            /** @description Holder of the NHRA authorisation */
            nhra_holder: string;
            /** @description Last day of the NHRA authorisation, YYYY-MM-DD; empty without an end */
            nhra_expires_on: string;
            /**
             * @description Kind of goods; ivd is an in vitro diagnostic
             * @enum {string}
             */
            product_kind: "" | "device" | "ivd" | "medicine" | "supplement" | "cosmetic" | "general";
            /**
             * @description Risk class of SFDA: A, As, Am, Ar, B, C or D
             * @enum {string}
             */
            sfda_class: "" | "A" | "As" | "Am" | "Ar" | "B" | "C" | "D";
            /**
             * @description Risk class of NHRA: I to III, or A to D for diagnostics
             * @enum {string}
             */
            nhra_class: "" | "I" | "IIa" | "IIb" | "III" | "A" | "B" | "C" | "D";
            /** @description Manufacturer in English */
            manufacturer: string;
            /** @description Manufacturer in Arabic */
            manufacturer_arabic: string;
            /** @description Brand in English */
            brand: string;
            /** @description Brand in Arabic */
            brand_arabic: string;
            /**
             * @description ISO 3166-1 code of the country of origin
             * @enum {string}
             */
            origin_country: "" | "AE" | "AL" | "AM" | "AR" | "AT" | "AU" | "AZ" | "BA" | "BD" | "BE" | "BG" | "BH" | "BR" | "BY" | "CA" | "CH" | "CL" | "CN" | "CO" | "CR" | "CU" | "CY" | "CZ" | "DE" | "DK" | "DO" | "DZ" | "EC" | "EE" | "EG" | "ES" | "ET" | "FI" | "FR" | "GB" | "GE" | "GH" | "GR" | "GT" | "HK" | "HN" | "HR" | "HU" | "ID" | "IE" | "IN" | "IQ" | "IR" | "IS" | "IT" | "JO" | "JP" | "KE" | "KG" | "KH" | "KR" | "KW" | "KZ" | "LB" | "LI" | "LK" | "LT" | "LU" | "LV" | "LY" | "MA" | "MC" | "MD" | "ME" | "MK" | "MM" | "MO" | "MT" | "MU" | "MX" | "MY" | "NG" | "NL" | "NO" | "NP" | "NZ" | "OM" | "PA" | "PE" | "PH" | "PK" | "PL" | "PR" | "PS" | "PT" | "PY" | "QA" | "RO" | "RS" | "RU" | "SA" | "SD" | "SE" | "SG" | "SI" | "SK" | "SM" | "SN" | "SV" | "SY" | "TH" | "TN" | "TR" | "TW" | "TZ" | "UA" | "UG" | "US" | "UY" | "UZ" | "VE" | "VN" | "YE" | "ZA";
            /**
             * @description Sterile: yes, no, or empty
             * @enum {string}
             */
            sterile: "" | "yes" | "no";
            /**
             * @description For single use: yes, no, or empty
             * @enum {string}
             */
            single_use: "" | "yes" | "no";
            /** @description Lowest storage temperature, whole °C */
            store_min_c: string;
            /** @description Highest storage temperature, whole °C; up to 8 means a cold chain */
            store_max_c: string;
            /**
             * @description Effective tax class: the product’s own or its category’s; zero-rated only with a registration
             * @enum {string}
             */
            taxed_as: "standard" | "zero_medicine" | "zero_device";
            /**
             * @description Buyers; empty: those of its category
             * @enum {string}
             */
            audience: "" | "professional" | "rx";
            /** @description Most units per person in `limit_days`; empty without one */
            quantity_limit: string;
            /** @description Days of the quantity limit; empty: 30 */
            limit_days: string;
            /** @description Age in years that the buyer confirms; empty without one */
            min_age: string;
            /**
             * @description Return class; empty: that of its category
             * @enum {string}
             */
            return_class: "" | "open" | "sealed" | "cold_chain" | "final";
            /**
             * @description active: offered; draft: not offered
             * @enum {string}
             */
            status: "active" | "draft";
            /**
             * @description 1 approved: customers can see it; 0 awaiting approval
             * @example 1
             */
            approval_status: 0 | 1;
            /** @description Registration facts that its category requires and that are missing or no longer in force */
            missing: ("sfda_number" | "sfda_class" | "sfda_expires_on" | "nhra_number" | "nhra_class" | "nhra_expires_on")[];
            /**
             * @description Units in stock; for a product with variants their sum
             * @example 40
             */
            stock: number;
            /** @description True: the stock follows its batches and cannot be edited */
            tracks_lots: boolean;
            /**
             * @description Discount in whole percent, 0 without one
             * @example 10
             */
            discount: number;
            /**
             * @description Unit price in SAR, with up to 2 decimal places
             * @example 12
             */
            price_sar: components["schemas"]["Money"];
            /**
             * @description Unit price in BHD, with up to 3 decimal places
             * @example 4.525
             */
            price_bhd: components["schemas"]["Money"];
            /**
             * @description Unit price in USD, with up to 2 decimal places
             * @example 12
             */
            price_usd: components["schemas"]["Money"];
            /** @description Search terms */
            tags: string[];
            /** @description Its specifications in the order of its category */
            attributes: components["schemas"]["AttributeValue"][];
            /** @description Products shown next to it */
            related_products: components["schemas"]["RelatedOption"][];
            /**
             * @description URL of the main picture, relative to the origin of this API: 640 px square WebP; null without one
             * @example /media/ab12cd34-640.webp
             */
            product_image: string | null;
            /** @description All pictures in their order, the main one first */
            images: components["schemas"]["VendorProductImage"][];
            /** @description Its sizes or colours; empty without any */
            variants: components["schemas"]["VendorVariant"][];
            /**
             * @description True if the vendor’s changes await approval; shoppers see the approved version until then
             * @example false
             */
            changes_waiting: boolean;
            /** @description Edits of name, texts, pictures, category or tax class need an admin’s review before customers see them */
            edits_wait: boolean;
            /** @description Pending or declined changes to the values above; null without either */
            changes: components["schemas"]["RequestedChanges"] | null;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /**
             * @description Time of the last change
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
        };
        /** @description A picture in the product form; `id` is that of the stored picture */
        VendorProductImage: {
            /**
             * @description Id of the picture, for `images` of a product
             * @example 7
             */
            id: number;
            /** @description URL relative to the origin of this API */
            url: string;
            /**
             * @description The picture in three widths for the `srcset` of an image, with URLs relative to the origin of this API
             * @example /media/ab12cd34-320.webp 320w, /media/ab12cd34-640.webp 640w
             */
            srcset: string;
            /**
             * @description Variant shown; null for the whole product
             * @example null
             */
            variant_id: number | null;
        };
        /** @description A vendor’s earnings between two days in Riyadh, inclusive, in one currency; newest order first */
        VendorReport: {
            /**
             * @description Currency of all amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /**
             * Format: date
             * @description First day, in Riyadh, included
             * @example 2026-03-01
             */
            from: string;
            /**
             * Format: date
             * @description Last day, in Riyadh, included
             * @example 2026-03-31
             */
            to: string;
            /**
             * @description Status filter, 5 for both kinds of cancellation; null: all
             * @example 1
             */
            status_code: number | null;
            /** @description Totals over all matching orders */
            tiles: components["schemas"]["ReportTiles"];
            /** @description Orders on this page */
            rows: components["schemas"]["ReportRow"][];
            /** @description Currencies with sales */
            currencies: components["schemas"]["SoldCurrency"][];
            /** @description Position of this page within the list */
            meta: components["schemas"]["PageMeta"];
        };
        /** @description A review as the product's vendor sees it. `answer` is '' and `answered_at` null without a reply. */
        VendorReview: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description The reviewed product */
            product: {
                /**
                 * @description Id, as used in paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description Name in addresses; it never changes
                 * @example nitrile-gloves
                 */
                slug: string;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; if empty, the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
                /**
                 * @description URL of the picture, relative to the origin of this API: 640 px square WebP; null without one
                 * @example /media/ab12cd34-640.webp
                 */
                image: string | null;
            };
            /**
             * @description Stars from 1 to 5; null for a review without stars
             * @example 5
             */
            rating: number | null;
            /**
             * @description Text of the review
             * @example Fits well and does not tear.
             */
            review: string;
            /**
             * @description Name of the author
             * @example Noura A.
             */
            author: string;
            /**
             * @description True if the author has a completed order of the product
             * @example true
             */
            verified: boolean;
            /**
             * @description Time of creation
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /**
             * @description The vendor’s reply; empty without one
             * @example Thank you!
             */
            answer: string;
            /**
             * @description Time of the vendor’s reply; null before
             * @example 2026-03-03T09:00:00.000Z
             */
            answered_at: components["schemas"]["Moment"] | null;
            /**
             * @description Time of the last change of the review or its reply
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
        };
        /** @description A vendor in the search suggestions */
        VendorSuggestion: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description English name of the company
             * @example Dilmun Medical
             */
            company_name: string;
            /**
             * @description Arabic name of the company; empty if it has none
             * @example دلمون الطبية
             */
            company_name_arabic: string;
        };
        /** @description A conversation of a store */
        VendorThread: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Id of the sub-order */
            order_id: number;
            /**
             * @description Number of the sub-order of one vendor
             * @example BLS-4827193056-1
             */
            order_sub_no: string;
            /** @description Name of the buyer */
            customer: string;
            /** @description Beginning of the newest message */
            last_message: string;
            /** @description Side whose turn it is; null if none is */
            waits_for: components["schemas"]["ThreadSide"] | null;
            /** @description Since when; null if none is */
            waits_since: components["schemas"]["Moment"] | null;
            /** @description Day in Riyadh until which the store should answer; null if it need not */
            due_on: string | null;
            /** @description That day has passed */
            is_late: boolean;
            /** @description The marketplace decides */
            is_disputed: boolean;
            /** @description Messages that the caller has not read */
            unread: number;
            /**
             * @description Time of the last change
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
        };
        /** @description A variant in the product form; a size may have a `color`. Prices are before the product's discount. */
        VendorVariant: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Size or colour
             * @enum {string}
             */
            type: "size" | "color";
            /** @description The size or colour in English */
            value: string;
            /**
             * @description Arabic name of the size or colour; may be empty
             * @example كبير
             */
            value_arabic: string;
            /**
             * @description English name of the colour, for a size that comes in several; otherwise empty
             * @example
             */
            color: string;
            /**
             * @description Arabic name of that colour
             * @example
             */
            color_arabic: string;
            /**
             * @description Units in stock
             * @example 40
             */
            stock: number;
            /**
             * @description Barcode number (EAN or other)
             * @example 6281000000014
             */
            barcode: string;
            /**
             * @description The vendor’s SKU, unique per vendor
             * @example GLV-NIT-100
             */
            sku: string;
            /**
             * @description Unit price in SAR, with up to 2 decimal places
             * @example 12
             */
            price_sar: components["schemas"]["Money"];
            /**
             * @description Unit price in BHD, with up to 3 decimal places
             * @example 4.525
             */
            price_bhd: components["schemas"]["Money"];
            /**
             * @description Unit price in USD, with up to 2 decimal places
             * @example 12
             */
            price_usd: components["schemas"]["Money"];
        };
        /** @description Work waiting for the vendor; each number equals the total of the linked list */
        WaitingWork: {
            /** @description Orders to confirm */
            to_confirm: number;
            /** @description Overdue orders */
            late: number;
            /** @description Orders with a pending cancellation request */
            cancel_requests: number;
            /** @description Products with fewer than five units left */
            low_stock: number;
            /** @description Active products awaiting approval */
            pending_products: number;
            /** @description Reviews without a reply */
            reviews_to_answer: number;
        };
        /** @description A product on the customer’s wishlist */
        WishlistItem: {
            /**
             * @description Id, as used in paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description The product */
            product: components["schemas"]["Product"];
        };
        WriteOffLotRequest: {
            /**
             * @description Units
             * @example 2
             */
            quantity: number | string;
            /**
             * @description Why they cannot be sold
             * @enum {string}
             */
            reason: "expired" | "damaged" | "other";
            /**
             * @description Note for the history of the batch
             * @default
             */
            note: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
