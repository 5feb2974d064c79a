/* Generated from the backend's OpenAPI document by `npm run wire`. */
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Country: {
            id: number;
            name: string;
            iso2: string;
        };
        State: {
            id: number;
            name: string;
        };
        City: {
            id: number;
            name: string;
        };
        Address: {
            id: number;
            type: 0 | 1;
            country: components["schemas"]["Country"] | null;
            state: components["schemas"]["State"] | null;
            city: components["schemas"]["City"] | null;
            address_1: string;
            address_2: string;
            postal_code: string;
            phone_number: string;
            national_address: string;
        };
        User: {
            id: number;
            firstname: string;
            lastname: string;
            full_name: string;
            email: string;
            phone_number: string;
            company_name: string;
            company_address: string;
            role: 1 | 2 | 3;
            address: components["schemas"]["Address"] | null;
            addresses: components["schemas"]["Address"][];
            vendor: {
                id: number;
                company_name: string;
            } | null;
        };
        /** @enum {string} */
        Currency: "SAR" | "BHD" | "USD";
        /** @enum {string} */
        Lang: "en" | "ar";
        /** @description Amount in major units of its currency */
        Money: number;
        /** Format: date-time */
        Moment: string;
        PageMeta: {
            current_page: number;
            last_page: number;
            total: number;
            per_page: number;
        };
        ApiError: {
            status: number;
            /** @constant */
            success: false;
            code: string;
            message: string;
            error?: string;
            errors?: {
                [key: string]: string[];
            };
            data?: {
                [key: string]: unknown;
            };
        };
        Category: {
            id: number;
            slug: string;
            name: string;
            name_arabic: string;
            image: string | null;
            product_count: number;
        };
        AdminCategory: {
            id: number;
            slug: string;
            name: string;
            category_name: string;
            category_name_arabic: string;
            category_description: string;
            category_description_arabic: string;
            category_status: 0 | 1;
            image: string | null;
            created_at: components["schemas"]["Moment"];
        };
        Picture: {
            url: string;
            srcset: string;
            width: number;
            height: number;
            variant_id: number | null;
        };
        Variant: {
            id: number;
            /** @enum {string} */
            type: "size" | "color";
            value: string;
            value_arabic: string;
            sku: string;
            barcode: string;
            stock: number;
            price: components["schemas"]["Money"];
            original_price: components["schemas"]["Money"];
            price_sar: components["schemas"]["Money"];
            price_bhd: components["schemas"]["Money"];
            price_usd: components["schemas"]["Money"];
        };
        Review: {
            id: number;
            date: components["schemas"]["Moment"];
            review: string;
            rating: number | null;
            user: {
                name: string;
            };
            verified: boolean;
        };
        VendorCard: {
            id: number;
            company_name: string;
            cr_number: string;
        };
        ShippingRule: {
            flat_fee: components["schemas"]["Money"];
            free_from: components["schemas"]["Money"] | null;
            handling_days_min: number;
            handling_days_max: number;
        };
        Product: {
            id: number;
            slug: string;
            name: string;
            name_arabic: string;
            description: string;
            description_arabic: string;
            sku: string;
            category: {
                id: number;
                slug: string;
                name: string;
                name_arabic: string;
            };
            vendor: {
                id: number;
                company_name: string;
            };
            price: components["schemas"]["Money"];
            original_price: components["schemas"]["Money"];
            discount: number;
            currency: components["schemas"]["Currency"];
            price_sar: components["schemas"]["Money"];
            price_bhd: components["schemas"]["Money"];
            price_usd: components["schemas"]["Money"];
            stock: number;
            in_stock: number;
            has_variants: boolean;
            is_featured: boolean;
            product_image: string | null;
            picture: components["schemas"]["Picture"] | null;
            rating: number;
            total_reviews: number;
            created_at: components["schemas"]["Moment"];
        };
        ProductDetail: {
            id: number;
            slug: string;
            name: string;
            name_arabic: string;
            description: string;
            description_arabic: string;
            sku: string;
            category: {
                id: number;
                slug: string;
                name: string;
                name_arabic: string;
            };
            vendor: {
                id: number;
                company_name: string;
            };
            price: components["schemas"]["Money"];
            original_price: components["schemas"]["Money"];
            discount: number;
            currency: components["schemas"]["Currency"];
            price_sar: components["schemas"]["Money"];
            price_bhd: components["schemas"]["Money"];
            price_usd: components["schemas"]["Money"];
            stock: number;
            in_stock: number;
            has_variants: boolean;
            is_featured: boolean;
            product_image: string | null;
            picture: components["schemas"]["Picture"] | null;
            rating: number;
            total_reviews: number;
            created_at: components["schemas"]["Moment"];
            barcode: string;
            tags: {
                slug: string;
                name: string;
            }[];
            images: components["schemas"]["Picture"][];
            variants: components["schemas"]["Variant"][];
            reviews: components["schemas"]["Review"][];
            vendor_card: components["schemas"]["VendorCard"];
            shipping: components["schemas"]["ShippingRule"] | null;
        };
        AdminProduct: {
            id: number;
            slug: string;
            name: string;
            name_arabic: string;
            sku: string;
            image: string | null;
            product_image: string | null;
            is_featured: boolean;
            approval_status: boolean;
            /** @enum {string} */
            status: "active" | "draft";
            in_stock: number;
            created_at: components["schemas"]["Moment"];
            vendor: string;
            vendor_id: number;
        };
        VendorProduct: {
            id: number;
            slug: string;
            name: string;
            name_arabic: string;
            sku: string;
            product_image: string | null;
            in_stock: number;
            price: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            category: {
                id: number;
                name: string;
                name_arabic: string;
            };
            /** @enum {string} */
            status: "active" | "draft";
            approval_status: 0 | 1;
            created_at: components["schemas"]["Moment"];
        };
        WishlistItem: {
            id: number;
            product: components["schemas"]["Product"];
        };
        CartItem: {
            id: number;
            quantity: number;
            unit_price: components["schemas"]["Money"];
            sub_total: components["schemas"]["Money"];
            available_stock: number;
            product: components["schemas"]["Product"];
            variant: components["schemas"]["Variant"] | null;
        };
        Cart: {
            vendor: {
                id: number;
                company_name: string;
            };
            cart_items: components["schemas"]["CartItem"][];
            currency: components["schemas"]["Currency"];
            sub_total: components["schemas"]["Money"];
            shipping: components["schemas"]["ShippingRule"] | null;
            shipping_cost: components["schemas"]["Money"];
            missing_for_free_shipping: components["schemas"]["Money"] | null;
        };
        /** @enum {string} */
        OrderStatus: "Pending" | "Confirmed" | "Shipped" | "Completed" | "Cancelled" | "Cancel With Refund";
        OrderProduct: {
            id: number;
            product: {
                id: number;
                slug: string;
                name: string;
                name_arabic: string;
                sku: string;
                product_image: string | null;
                price: components["schemas"]["Money"];
                variant: string;
                variant_arabic: string;
            };
            quantity: number;
            sub_total: components["schemas"]["Money"];
            status: components["schemas"]["OrderStatus"];
        };
        StatusChange: {
            from: components["schemas"]["OrderStatus"] | null;
            to: components["schemas"]["OrderStatus"];
            note: string;
            /** @enum {string} */
            actor: "customer" | "vendor" | "admin" | "system";
            created_at: components["schemas"]["Moment"];
        };
        Order: {
            id: number;
            order_id: number;
            order_no: string;
            order_sub_no: string;
            order_date: components["schemas"]["Moment"];
            created_at: components["schemas"]["Moment"];
            status: components["schemas"]["OrderStatus"];
            status_code: number;
            currency: components["schemas"]["Currency"];
            sub_total: components["schemas"]["Money"];
            subtotal: components["schemas"]["Money"];
            shipping_cost: components["schemas"]["Money"];
            tax_amount: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            total_amount: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
            payment_method: string | null;
            tracking_id: string;
            track_id: string;
            tracking_information: string;
            label_url: string;
            note: string;
            message: string;
            cancellation_reason: string;
            vendor: {
                id: number;
                name: string;
                company_name: string;
                email: string;
            };
            user: {
                id: number;
                firstname: string;
                lastname: string;
                full_name: string;
                email: string;
                phone_number: string;
                addresses: {
                    address_1: string;
                    address_2: string;
                    phone_number: string;
                }[];
            } | null;
            shipping_address: {
                name: string;
                phone_number: string;
                email: string;
                address_1: string;
                address_2: string;
                street: string;
                city: string;
                state: string;
                zip_code: string;
                country: string;
            } | null;
            billing_address: {
                name: string;
                phone_number: string;
                email: string;
                address_1: string;
                address_2: string;
                street: string;
                city: string;
                state: string;
                zip_code: string;
                country: string;
            } | null;
            address: {
                country: {
                    name: string;
                };
                city: {
                    name: string;
                };
                address_1: string;
                address_2: string;
            } | null;
            order_products: components["schemas"]["OrderProduct"][];
            history: components["schemas"]["StatusChange"][];
        };
        CheckoutOrder: {
            id: number;
            order_no: string;
            order_sub_no: string;
            vendor: {
                id: number;
                company_name: string;
            };
            sub_total: components["schemas"]["Money"];
            shipping_cost: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            total_amount: components["schemas"]["Money"];
        };
        CheckoutLine: {
            product: {
                id: number;
                slug: string;
                name: string;
                name_arabic: string;
                product_image: string | null;
            };
            variant: string;
            variant_arabic: string;
            vendor_id: number;
            unit_price: components["schemas"]["Money"];
            quantity: number;
            sub_total: components["schemas"]["Money"];
        };
        Checkout: {
            orders: components["schemas"]["CheckoutOrder"][];
            order_products: components["schemas"]["CheckoutLine"][];
            currency: components["schemas"]["Currency"];
            sub_total: components["schemas"]["Money"];
            shipping_cost: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            tax_amount: components["schemas"]["Money"];
            grand_total: components["schemas"]["Money"];
        };
        AdminVendorRow: {
            id: number;
            name: string;
            company_name: string;
            email: string;
            phone: string;
            logo: string | null;
            active: 0 | 1 | 2;
            created_at: components["schemas"]["Moment"];
            cr_certificate: string | null;
        };
        AdminVendor: {
            id: number;
            firstname: string;
            lastname: string;
            email: string;
            phone_number: string;
            active: 0 | 1 | 2;
            logo_url: string | null;
            cr_certificate: string | null;
            rejection_remarks: string;
            vendor: {
                company_name: string;
                company_address: string;
                company_phone_no: string;
                country: number | null;
                state: number | null;
                city: number | null;
                postal_code: string;
            };
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
