/* Generated from the backend's OpenAPI document by `npm run wire`. */
export interface paths {
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a customer or vendor account */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        firstname: string;
                        lastname: string;
                        email: string;
                        phone_number: string;
                        password: string;
                        confirm_password: string;
                        /** @enum {unknown} */
                        terms: true | "true" | "1" | "on";
                        /**
                         * @default customer
                         * @enum {string}
                         */
                        account_type?: "customer" | "vendor";
                        /** Format: binary */
                        cr_certificate?: string;
                        store_address?: {
                            country?: "" | (number | string) | null;
                            state?: "" | (number | string) | null;
                            city?: "" | (number | string) | null;
                            /** @default  */
                            postal_code?: string;
                            /** @default  */
                            address_1?: string;
                            /** @default  */
                            company_name?: string;
                        };
                    };
                    "application/json": {
                        firstname: string;
                        lastname: string;
                        email: string;
                        phone_number: string;
                        password: string;
                        confirm_password: string;
                        /** @enum {unknown} */
                        terms: true | "true" | "1" | "on";
                        /**
                         * @default customer
                         * @enum {string}
                         */
                        account_type?: "customer" | "vendor";
                        /** Format: binary */
                        cr_certificate?: string;
                        store_address?: {
                            country?: "" | (number | string) | null;
                            state?: "" | (number | string) | null;
                            city?: "" | (number | string) | null;
                            /** @default  */
                            postal_code?: string;
                            /** @default  */
                            address_1?: string;
                            /** @default  */
                            company_name?: string;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens a session */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                        remember_me?: boolean | string;
                        /** @enum {string} */
                        user_type?: "customer" | "user" | "vendor" | "admin";
                        /** @enum {string} */
                        loginType?: "customer" | "user" | "vendor" | "admin";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            token: string;
                            user: components["schemas"]["User"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends this session */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends a reset link, and says the same for an unknown address */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets a new password by a reset link */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        token: string;
                        password: string;
                        password_confirmation: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            user: components["schemas"]["User"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        /** Changes the account details; the e-mail address stays */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        firstname: string;
                        lastname: string;
                        phone_number: string;
                        email?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            user: components["schemas"]["User"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the password and ends all other sessions */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        current_password: string;
                        new_password: string;
                        confirm_password: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores the billing (0) or shipping (1) address */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        type: (0 | 1) | ("0" | "1");
                        country_id: number | string;
                        state_id: number | string;
                        city_id: number | string;
                        address_1: string;
                        /** @default  */
                        address_2?: string;
                        /** @default  */
                        postal_code?: string;
                        phone_number: string;
                        /** @default  */
                        national_address?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            address: components["schemas"]["Address"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/aramex/address/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says whether a carrier could deliver to an address
         * @description No carrier is connected: the places and the form of the postal code are checked here. `message` says what is wrong.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        address_1: string;
                        /** @default  */
                        address_2?: string;
                        city: string;
                        state: string;
                        country_code: string;
                        /** @default  */
                        postal_code?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Countries */
        get: {
            parameters: {
                query?: {
                    search?: string;
                    delivered?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["Country"][];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** States of a country */
        get: {
            parameters: {
                query: {
                    country_id: number | string;
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["State"][];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Cities of a state */
        get: {
            parameters: {
                query: {
                    state_id: number | string;
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["City"][];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news-letter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for the newsletter; a mail with a link confirms it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news-letter/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms a subscription by the link of the mail; the first time, the promised code is mailed */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news-letter/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a subscription by the link of any mail */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contactUs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leaves a message for the shop, which reads it in the console, and by mail where it has said an address */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        email: string;
                        phone_number: string;
                        subject: string;
                        message: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/beacons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A browser reports that an area failed to load or to run */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        area: string;
                        version: string;
                        phase: string;
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/beacons/loads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A browser reports that an area has run, while a canary is on */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        area: string;
                        version: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/areas/vitals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How often each release of an area has run and failed lately
         * @description Whole minutes from `since` on, 24 hours at most. An area that nobody has heard of has no releases.
         */
        get: {
            parameters: {
                query: {
                    area: string;
                    since: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: {
                                vitals: components["schemas"]["AreaVitals"][];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/areas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How often each area has failed in the browsers of the last days */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: {
                                areas: components["schemas"]["AreaHealth"][];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/areas/beacons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of what browsers have reported, the newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    area?: "" | string;
                    phase?: "" | string;
                    from?: "" | string;
                    to?: "" | string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: {
                                beacons: components["schemas"]["AreaBeacon"][];
                                meta: components["schemas"]["PageMeta"];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories, each with the number of its products on sale */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            categories: components["schemas"]["Category"][];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The shop: a page of what is on sale, or with `max_price=true` the highest price */
        get: {
            parameters: {
                query?: {
                    filter?: "" | ("0" | "1" | "true" | "false");
                    max_price?: "" | ("0" | "1" | "true" | "false");
                    page?: number;
                    category?: "" | string;
                    tag?: "" | string;
                    vendor?: "" | string;
                    ids?: "" | string;
                    search?: "" | string;
                    sort?: "" | ("default" | "price_asc" | "price_desc" | "name_asc" | "name_desc" | "rating_desc");
                    price_min?: "" | number;
                    price_max?: "" | number;
                    featured?: "" | ("0" | "1" | "true" | "false");
                    in_stock?: "" | ("0" | "1" | "true" | "false");
                    rating?: "" | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            products: components["schemas"]["Product"][];
                            meta: components["schemas"]["PageMeta"];
                            corrected: string | null;
                            dropped: string[];
                            did_you_mean: string | null;
                            vendor: {
                                id: number;
                                company_name: string;
                            } | null;
                            tag: {
                                slug: string;
                                name: string;
                            } | null;
                        } | {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            max_price: components["schemas"]["Money"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/top-rated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The products with the best reviews */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            products: components["schemas"]["Product"][];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A product by id or slug */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            product: components["schemas"]["ProductDetail"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/related": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What goes with a product */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["Product"][];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/related": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest products; with `search` a vendor looks among his own */
        get: {
            parameters: {
                query?: {
                    search?: "" | string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["Product"][];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What somebody may mean who is still typing: products, categories, vendors and words; nothing under two letters */
        get: {
            parameters: {
                query?: {
                    search?: "" | string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            products: components["schemas"]["ProductSuggestion"][];
                            categories: components["schemas"]["Category"][];
                            vendors: components["schemas"]["VendorSuggestion"][];
                            words: string[];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tags that most products on sale carry */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["Tag"][];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/sitemap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The addresses of all products on sale, for search engines */
        get: {
            parameters: {
                query?: {
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["SitemapEntry"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The vendors that have something on sale */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            vendors: components["schemas"]["Vendor"][];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A vendor: who it is, how it is rated, where it delivers and for how much */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            vendor: components["schemas"]["VendorDetail"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of a product’s reviews, with their numbers and what the caller may do */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    rating?: "" | number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            reviews: components["schemas"]["ProductReview"][];
                            meta: components["schemas"]["PageMeta"];
                            summary: components["schemas"]["ReviewSummary"];
                            rules: components["schemas"]["ReviewRules"];
                            mine: components["schemas"]["ProductReview"] | null;
                            may_write: boolean;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        /** Reviews a product, once */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        rating?: number | null;
                        review: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            reviews: components["schemas"]["ProductReview"][];
                            meta: components["schemas"]["PageMeta"];
                            summary: components["schemas"]["ReviewSummary"];
                            rules: components["schemas"]["ReviewRules"];
                            mine: components["schemas"]["ProductReview"] | null;
                            may_write: boolean;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the customer’s own review */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        rating?: number | null;
                        review: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            reviews: components["schemas"]["ProductReview"][];
                            meta: components["schemas"]["PageMeta"];
                            summary: components["schemas"]["ReviewSummary"];
                            rules: components["schemas"]["ReviewRules"];
                            mine: components["schemas"]["ProductReview"] | null;
                            may_write: boolean;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        /** Takes the customer’s own review back */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            reviews: components["schemas"]["ProductReview"][];
                            meta: components["schemas"]["PageMeta"];
                            summary: components["schemas"]["ReviewSummary"];
                            rules: components["schemas"]["ReviewRules"];
                            mine: components["schemas"]["ProductReview"] | null;
                            may_write: boolean;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer’s cart, by vendor, with its sums */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["Cart"][];
                            coupon: components["schemas"]["AppliedCoupon"] | null;
                            totals: components["schemas"]["CartTotals"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        /** Puts a product into the cart; a line held already grows */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        product_id: number | string;
                        variant_id?: "" | (number | string) | null;
                        quantity: number | string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            cart: components["schemas"]["Cart"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the quantity of a line */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        quantity: number | string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            cart: components["schemas"]["Cart"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        /** Takes a line out of the cart */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            cart: components["schemas"]["Cart"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/carts/coupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a coupon on the cart, in place of the one that was there */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["Cart"][];
                            coupon: components["schemas"]["AppliedCoupon"] | null;
                            totals: components["schemas"]["CartTotals"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        /** Takes the coupon off the cart */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["Cart"][];
                            coupon: components["schemas"]["AppliedCoupon"] | null;
                            totals: components["schemas"]["CartTotals"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quick-order/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What SKUs name, however they are written; what is not on sale is left out */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        skus: string[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            matches: components["schemas"]["SkuMatch"][];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quick-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts many things into the cart at once, each as far as it is there */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        lines: {
                            product_id: number;
                            variant_id?: number | null;
                            quantity: number;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            lines: components["schemas"]["QuickOrderLine"][];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wishlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The customer’s wishes */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            wishlist: components["schemas"]["WishlistItem"][];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        /** Remembers a product; again changes nothing */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        product_id: number | string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            wishlist: components["schemas"]["WishlistItem"][];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wishlist/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forgets a wish */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            wishlist: components["schemas"]["WishlistItem"][];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock-alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the customer waits for */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            stock_alerts: components["schemas"]["StockAlert"][];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        /** Asks for a mail when something sold out is back; the answer is the same for every address */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        product_id: number;
                        variant_id?: number | null;
                        email?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock-alerts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Waits no more */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            stock_alerts: components["schemas"]["StockAlert"][];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stock-alerts/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes back all that the address of a mail waits for, by the link of that mail */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The draft for the cart as it is now: the one that stands, or a new one */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        country?: number | string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Checkout"];
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/place-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Places the whole order or nothing; the same number again orders nothing */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        order_no: string;
                        /** @enum {string} */
                        payment_method: "cash";
                        billing?: {
                            firstname: string;
                            lastname: string;
                            /** Format: email */
                            email: string;
                            phone_number: string;
                            company_name: string;
                            company_address: string;
                            country: number | string;
                            state: number | string;
                            city: number | string;
                            postal_code: string;
                            message: string;
                            address_1: string;
                            address_2: string;
                            /** @default  */
                            national_address?: string;
                        };
                        /** @default false */
                        remember?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            order_no: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/placed/{order_no}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A whole order that the customer has placed, by its number */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    order_no: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            order: components["schemas"]["PlacedOrder"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order by id, or with `id={user}` a page of the customer’s orders */
        get: {
            parameters: {
                query?: {
                    page?: number;
                };
                header?: never;
                path: {
                    reference: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: {
                                orders: components["schemas"]["Order"][];
                                meta: components["schemas"]["PageMeta"];
                            };
                        } | {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            order: components["schemas"]["Order"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancels a pending order, or asks the vendor to cancel a confirmed one */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            order: components["schemas"]["Order"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts what an order held into the cart again, as far as it can be bought */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            added: components["schemas"]["ReorderedLine"][];
                            skipped: components["schemas"]["SkippedLine"][];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/track": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where an order is, by a number of it and the e-mail address of its bill or account */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        order_no: string;
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["TrackedOrder"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendor/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the vendor’s own products */
        get: {
            parameters: {
                query?: {
                    filter?: "" | ("0" | "1" | "true" | "false");
                    page?: number;
                    per_page?: "" | ("10" | "25" | "50" | "100");
                    sort?: "" | ("newest" | "name" | "stock" | "price");
                    order?: "" | ("asc" | "desc");
                    search?: "" | string;
                    category?: "" | string;
                    status?: "" | ("0" | "1" | "active" | "draft" | "inactive");
                    approval?: "" | ("0" | "1");
                    in_stock?: "" | ("0" | "1" | "low");
                    currency?: "" | components["schemas"]["CurrencyInput"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            products: components["schemas"]["VendorProduct"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        /** A new product, which waits for the admin’s approval */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        name: string;
                        arabic_name: string;
                        description: string;
                        arabic_description: string;
                        sku: string;
                        barcode: string;
                        category_id: number | string;
                        /**
                         * @default active
                         * @enum {string}
                         */
                        status?: "active" | "draft";
                        approval_status?: number | string | boolean;
                        stock: number | string;
                        discount?: number | string;
                        price_usd: number | string;
                        price_sar: number | string;
                        price_bhd: number | string;
                        tags?: string[] | string;
                        /** Format: binary */
                        product_image?: string;
                        images?: {
                            id: number | string;
                            /** @default  */
                            variant_sku?: string;
                        }[];
                        related_products?: (number | string)[];
                        variants?: {
                            id?: "" | (number | string);
                            /** @enum {string} */
                            type: "size" | "color";
                            value: string;
                            /** @default  */
                            value_arabic?: string;
                            /** @default  */
                            color?: string;
                            /** @default  */
                            color_arabic?: string;
                            stock: number | string;
                            stock_seen?: number | string;
                            barcode: string;
                            sku: string;
                            price_usd: number | string;
                            price_sar: number | string;
                            price_bhd: number | string;
                        }[];
                    };
                    "application/json": {
                        name: string;
                        arabic_name: string;
                        description: string;
                        arabic_description: string;
                        sku: string;
                        barcode: string;
                        category_id: number | string;
                        /**
                         * @default active
                         * @enum {string}
                         */
                        status?: "active" | "draft";
                        approval_status?: number | string | boolean;
                        stock: number | string;
                        discount?: number | string;
                        price_usd: number | string;
                        price_sar: number | string;
                        price_bhd: number | string;
                        tags?: string[] | string;
                        /** Format: binary */
                        product_image?: string;
                        images?: {
                            id: number | string;
                            /** @default  */
                            variant_sku?: string;
                        }[];
                        related_products?: (number | string)[];
                        variants?: {
                            id?: "" | (number | string);
                            /** @enum {string} */
                            type: "size" | "color";
                            value: string;
                            /** @default  */
                            value_arabic?: string;
                            /** @default  */
                            color?: string;
                            /** @default  */
                            color_arabic?: string;
                            stock: number | string;
                            stock_seen?: number | string;
                            barcode: string;
                            sku: string;
                            price_usd: number | string;
                            price_sar: number | string;
                            price_bhd: number | string;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            product: components["schemas"]["VendorProductDetail"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendor/products/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the vendor’s own products */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            product: components["schemas"]["VendorProductDetail"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        /** Saves a product; its slug and its approval stay */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        name: string;
                        arabic_name: string;
                        description: string;
                        arabic_description: string;
                        sku: string;
                        barcode: string;
                        category_id: number | string;
                        /**
                         * @default active
                         * @enum {string}
                         */
                        status?: "active" | "draft";
                        approval_status?: number | string | boolean;
                        stock: number | string;
                        discount?: number | string;
                        price_usd: number | string;
                        price_sar: number | string;
                        price_bhd: number | string;
                        tags?: string[] | string;
                        /** Format: binary */
                        product_image?: string;
                        images?: {
                            id: number | string;
                            /** @default  */
                            variant_sku?: string;
                        }[];
                        related_products?: (number | string)[];
                        variants?: {
                            id?: "" | (number | string);
                            /** @enum {string} */
                            type: "size" | "color";
                            value: string;
                            /** @default  */
                            value_arabic?: string;
                            /** @default  */
                            color?: string;
                            /** @default  */
                            color_arabic?: string;
                            stock: number | string;
                            stock_seen?: number | string;
                            barcode: string;
                            sku: string;
                            price_usd: number | string;
                            price_sar: number | string;
                            price_bhd: number | string;
                        }[];
                        /** @enum {string} */
                        _method: "PUT";
                        stock_seen?: number | string;
                        /** Format: date-time */
                        updated_at_seen?: string;
                    };
                    "application/json": {
                        name: string;
                        arabic_name: string;
                        description: string;
                        arabic_description: string;
                        sku: string;
                        barcode: string;
                        category_id: number | string;
                        /**
                         * @default active
                         * @enum {string}
                         */
                        status?: "active" | "draft";
                        approval_status?: number | string | boolean;
                        stock: number | string;
                        discount?: number | string;
                        price_usd: number | string;
                        price_sar: number | string;
                        price_bhd: number | string;
                        tags?: string[] | string;
                        /** Format: binary */
                        product_image?: string;
                        images?: {
                            id: number | string;
                            /** @default  */
                            variant_sku?: string;
                        }[];
                        related_products?: (number | string)[];
                        variants?: {
                            id?: "" | (number | string);
                            /** @enum {string} */
                            type: "size" | "color";
                            value: string;
                            /** @default  */
                            value_arabic?: string;
                            /** @default  */
                            color?: string;
                            /** @default  */
                            color_arabic?: string;
                            stock: number | string;
                            stock_seen?: number | string;
                            barcode: string;
                            sku: string;
                            price_usd: number | string;
                            price_sar: number | string;
                            price_bhd: number | string;
                        }[];
                        /** @enum {string} */
                        _method: "PUT";
                        stock_seen?: number | string;
                        /** Format: date-time */
                        updated_at_seen?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            product: components["schemas"]["VendorProductDetail"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        /** Takes a product out of all lists */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendor/products/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activates, drafts or deletes many products; says which ones it could not */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids: number[];
                        /** @enum {string} */
                        action: "activate" | "draft" | "delete";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            done: number;
                            failed: components["schemas"]["UnchangedRow"][];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendor/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores a picture for a product; one that no product uses is removed after a day */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** Format: binary */
                        picture: string;
                    };
                    "application/json": {
                        /** Format: binary */
                        picture: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            picture: components["schemas"]["UploadedPicture"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendor/product-pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a picture, as a file or from its address, to the product or variant of a SKU */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** @default  */
                        sku?: string;
                        /** Format: binary */
                        picture?: string;
                        /** @default  */
                        address?: string;
                    };
                    "application/json": {
                        /** @default  */
                        sku?: string;
                        /** Format: binary */
                        picture?: string;
                        /** @default  */
                        address?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            product: components["schemas"]["PicturedProduct"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendor/products.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All products of the list’s filter, as the import reads them */
        get: {
            parameters: {
                query?: {
                    search?: "" | string;
                    category?: "" | string;
                    status?: "" | ("0" | "1" | "active" | "draft" | "inactive");
                    approval?: "" | ("0" | "1");
                    in_stock?: "" | ("0" | "1" | "low");
                    currency?: "" | components["schemas"]["CurrencyInput"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description UTF-8 with byte order mark; lines end with CRLF, the first one names the columns */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendor/products/import-template.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A table to fill in for the import, with one example */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description UTF-8 with byte order mark; lines end with CRLF, the first one names the columns */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendor/products/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates and changes products from a CSV table, all lines or none (with skip_failed: those without errors); dry_run (the default) only reports */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** Format: binary */
                        file: string;
                        dry_run?: boolean;
                        skip_failed?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            report: components["schemas"]["ImportReport"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendor/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the vendor’s orders */
        get: {
            parameters: {
                query?: {
                    filter?: "" | ("0" | "1" | "true" | "false");
                    search?: "" | string;
                    status?: "" | (string | number);
                    due?: "" | ("confirm" | "late" | "request");
                    from?: "" | string;
                    to?: "" | string;
                    customer?: "" | number;
                    ids?: "" | string;
                    page?: number;
                    per_page?: "" | ("10" | "25" | "50" | "100");
                    sort?: "" | ("newest" | "oldest");
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: {
                                orders: components["schemas"]["Order"][];
                                meta: components["schemas"]["PageMeta"];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendor/orders.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The vendor’s orders as a table */
        get: {
            parameters: {
                query?: {
                    filter?: "" | ("0" | "1" | "true" | "false");
                    search?: "" | string;
                    status?: "" | (string | number);
                    due?: "" | ("confirm" | "late" | "request");
                    from?: "" | string;
                    to?: "" | string;
                    customer?: "" | number;
                    ids?: "" | string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description UTF-8 with byte order mark; lines end with CRLF, the first one names the columns */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendor/orders/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the vendor’s orders, by number or id */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            order: components["schemas"]["Order"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendor/orders/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives an order another status, or changes the texts beside the one that it has */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        status: string | number;
                        note?: string;
                        cancellation_reason?: string;
                        tracking_information?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            order: components["schemas"]["Order"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendor/orders/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirms, ships or completes many orders; says which ones it could not */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids: number[];
                        /** @enum {string} */
                        action: "confirm" | "ship" | "complete";
                        tracking?: {
                            [key: string]: string;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            done: number;
                            failed: components["schemas"]["UnchangedRow"][];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendor/orders/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts or declines the customer’s wish to cancel an order */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        decision: "accept" | "decline";
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            order: components["schemas"]["Order"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/schedule-pickup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Has the carrier come for the parcel of an order */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        id: number | string;
                        date: string;
                        from: string;
                        to: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            tracking_id: string;
                            label_url: string;
                            order: components["schemas"]["Order"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/cancel-pickup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tells the carrier not to come */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        id: number | string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            order: components["schemas"]["Order"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendor/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the vendor’s notifications, the newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            notifications: components["schemas"]["VendorNotification"][];
                            unread: number;
                            meta: components["schemas"]["PageMeta"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendor/notifications/unread": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many of the vendor’s notifications are unread, and the id of the newest */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            unread: number;
                            newest_id: number | null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendor/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks notifications as read: the named ones, or without `ids` all */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids?: number[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            unread: number;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendor/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the vendor sold in a period beside the one before, and what waits for him */
        get: {
            parameters: {
                query?: {
                    currency?: "" | components["schemas"]["CurrencyInput"];
                    period?: components["schemas"]["SalesPeriodInput"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["VendorDashboard"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendor/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the people who ordered from the vendor; `spent` sorts by the header’s currency */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    per_page?: "" | ("10" | "25" | "50" | "100");
                    search?: "" | string;
                    sort?: "recent" | "name" | "orders" | "spent";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            customers: components["schemas"]["VendorCustomer"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendor/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the vendor earned between two days, with a page of the orders; the last 30 days unless told */
        get: {
            parameters: {
                query?: {
                    from?: "" | string;
                    to?: "" | string;
                    currency?: "" | components["schemas"]["CurrencyInput"];
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["VendorReport"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendor/reports.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All orders of the report as a table */
        get: {
            parameters: {
                query?: {
                    from?: "" | string;
                    to?: "" | string;
                    currency?: "" | components["schemas"]["CurrencyInput"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description UTF-8 with byte order mark; lines end with CRLF, the first one names the columns */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendor/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the reviews of the vendor’s products, the newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    per_page?: "" | ("10" | "25" | "50" | "100");
                    answered?: "" | ("0" | "1");
                    rating?: "" | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            reviews: components["schemas"]["VendorReview"][];
                            meta: components["schemas"]["PageMeta"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendor/reviews/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers a review below it, or takes the answer back */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        answer: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            review: components["schemas"]["VendorReview"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendor/general-settings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The store’s name and address; `id` is the id of the vendor’s own user */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["GeneralSettings"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendor/general-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves the store’s address; another name is checked by an admin first */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        company_name: string;
                        company_address: string;
                        company_phone_no: string;
                        country: number | string;
                        state: number | string;
                        city: number | string;
                        postalCode?: string;
                        postal_code?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["GeneralSettings"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendor/product-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What customers may say about the products */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["ProductSettings"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        /** Saves what customers may say about the products */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        enable_reviews: boolean | string;
                        show_verified_label: boolean | string;
                        verified_only: boolean | string;
                        enable_ratings: boolean | string;
                        ratings_required: boolean | string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["ProductSettings"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendor/payment-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How customers may pay */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["PaymentSettings"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        /** Saves how customers may pay */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        cod_enabled: boolean | string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["PaymentSettings"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendor/shipping-zones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the vendor ships to, by country, all other countries last */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            zones: components["schemas"]["ShippingZone"][];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        /** Ships to one more country, or to all others */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        country_id: number | null;
                        handling_days_min: number;
                        handling_days_max: number;
                        rates: {
                            currency: components["schemas"]["CurrencyInput"];
                            flat_fee: number;
                            free_from: number | null;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            zone: components["schemas"]["ShippingZone"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendor/shipping-zones/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a shipping zone */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        country_id: number | null;
                        handling_days_min: number;
                        handling_days_max: number;
                        rates: {
                            currency: components["schemas"]["CurrencyInput"];
                            flat_fee: number;
                            free_from: number | null;
                        }[];
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            zone: components["schemas"]["ShippingZone"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        /** Ships there no longer */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was sold in a period beside the one before, what waits, and the newest orders */
        get: {
            parameters: {
                query?: {
                    currency?: "" | components["schemas"]["CurrencyInput"];
                    period?: components["schemas"]["SalesPeriodInput"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["Dashboard"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much waits for the admin */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["AdminWaiting"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/vendor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of vendors */
        get: {
            parameters: {
                query?: {
                    search?: "" | string;
                    status?: "" | ("0" | "1" | "2");
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            vendors: components["schemas"]["AdminVendorRow"][];
                            meta: components["schemas"]["PageMeta"];
                            data: {
                                vendors: components["schemas"]["AdminVendorRow"][];
                                meta: components["schemas"]["PageMeta"];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        /** A new vendor with the platform’s default shipping */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        firstname: string;
                        lastname: string;
                        email: string;
                        phone_number: string;
                        password: string;
                        /** Format: binary */
                        logo: string;
                        /** Format: binary */
                        cr_certificate: string;
                        active: (0 | 1 | 2) | ("0" | "1" | "2");
                        remarks?: string | null;
                        store_address: {
                            company_name?: string | null;
                            company_name_arabic?: string | null;
                            company_address?: string | null;
                            company_phone_no?: string | null;
                            cr_number?: string | null;
                            country?: null | "" | (number | string);
                            state?: null | "" | (number | string);
                            city?: null | "" | (number | string);
                            postal_code?: string | null;
                        };
                    };
                    "application/json": {
                        firstname: string;
                        lastname: string;
                        email: string;
                        phone_number: string;
                        password: string;
                        /** Format: binary */
                        logo: string;
                        /** Format: binary */
                        cr_certificate: string;
                        active: (0 | 1 | 2) | ("0" | "1" | "2");
                        remarks?: string | null;
                        store_address: {
                            company_name?: string | null;
                            company_name_arabic?: string | null;
                            company_address?: string | null;
                            company_phone_no?: string | null;
                            cr_number?: string | null;
                            country?: null | "" | (number | string);
                            state?: null | "" | (number | string);
                            city?: null | "" | (number | string);
                            postal_code?: string | null;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["AdminVendor"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/vendors.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The vendors as a table */
        get: {
            parameters: {
                query?: {
                    search?: "" | string;
                    status?: "" | ("0" | "1" | "2");
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description UTF-8 with byte order mark; lines end with CRLF, the first one names the columns */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/vendor/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One vendor */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["AdminVendor"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        /** Changes what the form names; everything else stays */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** @enum {string} */
                        _method: "PUT";
                        firstname?: string | null;
                        lastname?: string | null;
                        email?: string | null;
                        phone_number?: string | null;
                        password?: ("" | string) | null;
                        logo?: string | null;
                        cr_certificate?: string | null;
                        active?: ((0 | 1 | 2) | ("0" | "1" | "2")) | null;
                        remarks?: string | null;
                        store_address?: {
                            company_name?: string | null;
                            company_name_arabic?: string | null;
                            company_address?: string | null;
                            company_phone_no?: string | null;
                            cr_number?: string | null;
                            country?: null | "" | (number | string);
                            state?: null | "" | (number | string);
                            city?: null | "" | (number | string);
                            postal_code?: string | null;
                        };
                    };
                    "application/json": {
                        /** @enum {string} */
                        _method: "PUT";
                        firstname?: string | null;
                        lastname?: string | null;
                        email?: string | null;
                        phone_number?: string | null;
                        password?: ("" | string) | null;
                        logo?: string | null;
                        cr_certificate?: string | null;
                        active?: ((0 | 1 | 2) | ("0" | "1" | "2")) | null;
                        remarks?: string | null;
                        store_address?: {
                            company_name?: string | null;
                            company_name_arabic?: string | null;
                            company_address?: string | null;
                            company_phone_no?: string | null;
                            cr_number?: string | null;
                            country?: null | "" | (number | string);
                            state?: null | "" | (number | string);
                            city?: null | "" | (number | string);
                            postal_code?: string | null;
                        };
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["AdminVendor"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        /** Takes a vendor without open orders out of the shop; his orders stay */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/vendors/{id}/download-cr-certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The vendor’s commercial registration certificate */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A PDF, JPEG or PNG */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/octet-stream": string;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/vendor/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets a vendor trade (1), stops (0) or rejects (2) him */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        active: 0 | 1 | 2;
                        remarks?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["AdminVendor"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/vendor/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activates, stops or deletes many vendors; says which ones it could not */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids: number[];
                        /** @enum {string} */
                        action: "activate" | "deactivate" | "delete";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            done: number;
                            failed: components["schemas"]["UnchangedRow"][];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendor/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The vendor’s company name, registration and logo, and what of it is being checked */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            identity: components["schemas"]["VendorIdentity"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        /** Asks for another company name or registration, which an admin checks before it holds */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        company_name: string;
                        /** @default  */
                        company_name_arabic?: string;
                        /** @default  */
                        cr_number?: string;
                        /** Format: binary */
                        cr_certificate?: string;
                    };
                    "application/json": {
                        company_name: string;
                        /** @default  */
                        company_name_arabic?: string;
                        /** @default  */
                        cr_number?: string;
                        /** Format: binary */
                        cr_certificate?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            identity: components["schemas"]["VendorIdentity"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendor/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces the vendor’s logo */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** Format: binary */
                        logo: string;
                    };
                    "application/json": {
                        /** Format: binary */
                        logo: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            identity: components["schemas"]["VendorIdentity"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/vendor-identity/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accepts or declines what a vendor asks to be called; `id` is the request’s */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        decision: "accept" | "decline";
                        /** @default  */
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/vendor-identity/{id}/cr-certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The certificate that a vendor has sent with a request */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A PDF, JPEG or PNG */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/octet-stream": string;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/category": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of categories */
        get: {
            parameters: {
                query?: {
                    search?: "" | string;
                    status?: "" | ("0" | "1");
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            categories: components["schemas"]["AdminCategory"][];
                            meta: components["schemas"]["PageMeta"];
                            data: {
                                categories: components["schemas"]["AdminCategory"][];
                                meta: components["schemas"]["PageMeta"];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        /** A new category */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        category_name: string;
                        category_name_arabic: string;
                        category_description: string;
                        category_description_arabic: string;
                        /** Format: binary */
                        category_image: string;
                        category_status?: (0 | 1) | ("0" | "1");
                    };
                    "application/json": {
                        category_name: string;
                        category_name_arabic: string;
                        category_description: string;
                        category_description_arabic: string;
                        /** Format: binary */
                        category_image: string;
                        category_status?: (0 | 1) | ("0" | "1");
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["AdminCategory"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/categories.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The categories as a table */
        get: {
            parameters: {
                query?: {
                    search?: "" | string;
                    status?: "" | ("0" | "1");
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description UTF-8 with byte order mark; lines end with CRLF, the first one names the columns */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/category/{idOrSlug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One category */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    idOrSlug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["AdminCategory"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        /** Saves a category; its slug stays */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    idOrSlug: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** @enum {string} */
                        _method: "PUT";
                        category_name: string;
                        category_name_arabic: string;
                        category_description: string;
                        category_description_arabic: string;
                        /** Format: binary */
                        category_image?: string;
                        category_status?: (0 | 1) | ("0" | "1");
                    };
                    "application/json": {
                        /** @enum {string} */
                        _method: "PUT";
                        category_name: string;
                        category_name_arabic: string;
                        category_description: string;
                        category_description_arabic: string;
                        /** Format: binary */
                        category_image?: string;
                        category_status?: (0 | 1) | ("0" | "1");
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["AdminCategory"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        /** Deletes a category that holds no product */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    idOrSlug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/category/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activates, deactivates or deletes many categories; says which ones it could not */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids: number[];
                        /** @enum {string} */
                        action: "activate" | "deactivate" | "delete";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            done: number;
                            failed: components["schemas"]["UnchangedRow"][];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of all products */
        get: {
            parameters: {
                query?: {
                    search?: "" | string;
                    status?: "" | ("0" | "1");
                    approval?: "" | ("0" | "1" | "changed");
                    featured?: "" | ("0" | "1");
                    vendor?: "" | number;
                    category?: "" | number;
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: {
                                products: components["schemas"]["AdminProduct"][];
                                meta: components["schemas"]["PageMeta"];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/products.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All products as a table */
        get: {
            parameters: {
                query?: {
                    search?: "" | string;
                    status?: "" | ("0" | "1");
                    approval?: "" | ("0" | "1" | "changed");
                    featured?: "" | ("0" | "1");
                    vendor?: "" | number;
                    category?: "" | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description UTF-8 with byte order mark; lines end with CRLF, the first one names the columns */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/product/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A whole product, with what is different since its approval */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["AdminProductDetail"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Takes a product out of all lists */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/product/toggle/featured/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Features a product, or no longer */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: {
                                id: number;
                                is_featured: boolean;
                                approval_status: boolean;
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/product/toggle/approval/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves a product, or takes the approval back */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: {
                                id: number;
                                is_featured: boolean;
                                approval_status: boolean;
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/product/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves, features or deletes many products, or takes that back */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids: number[];
                        /** @enum {string} */
                        action: "approve" | "unapprove" | "feature" | "unfeature" | "delete";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            done: number;
                            failed: components["schemas"]["UnchangedRow"][];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/product/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is different about a product since its approval; nothing when nothing is */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            changes: components["schemas"]["ProductChange"][];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/product/{id}/accept-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approves a product as it is now */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of everybody’s orders */
        get: {
            parameters: {
                query?: {
                    filter?: "" | ("0" | "1" | "true" | "false");
                    search?: "" | string;
                    status?: "" | (string | number);
                    due?: "" | ("confirm" | "late" | "request");
                    from?: "" | string;
                    to?: "" | string;
                    currency?: "" | components["schemas"]["CurrencyInput"];
                    vendor?: "" | number;
                    customer?: "" | number;
                    cancelled?: "" | ("0" | "1");
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: {
                                orders: components["schemas"]["Order"][];
                                meta: components["schemas"]["PageMeta"];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One order of anybody’s, by number or id */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            order: components["schemas"]["Order"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/orders.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everybody’s orders as a table */
        get: {
            parameters: {
                query?: {
                    filter?: "" | ("0" | "1" | "true" | "false");
                    search?: "" | string;
                    status?: "" | (string | number);
                    due?: "" | ("confirm" | "late" | "request");
                    from?: "" | string;
                    to?: "" | string;
                    currency?: "" | components["schemas"]["CurrencyInput"];
                    vendor?: "" | number;
                    customer?: "" | number;
                    cancelled?: "" | ("0" | "1");
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description UTF-8 with byte order mark; lines end with CRLF, the first one names the columns */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of coupons, the newest first */
        get: {
            parameters: {
                query?: {
                    search?: "" | string;
                    state?: "" | components["schemas"]["CouponStateInput"];
                    funded_by?: "" | ("platform" | "vendor");
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: {
                                coupons: components["schemas"]["AdminCoupon"][];
                                meta: components["schemas"]["PageMeta"];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        /** Makes a coupon */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                        /** @enum {string} */
                        kind: "percent" | "amount";
                        percent?: number | null;
                        amounts?: {
                            SAR: number;
                            BHD: number;
                            USD: number;
                        } | null;
                        minimums?: {
                            SAR: number;
                            BHD: number;
                            USD: number;
                        } | null;
                        ends_at?: string | null;
                        usage_limit?: number | null;
                        /** @default 1 */
                        per_customer_limit?: number;
                        /** @enum {string} */
                        funded_by: "platform" | "vendor";
                        vendor_id?: "" | (number | string) | null;
                        only_email?: ("" | string) | null;
                        /** @default true */
                        active?: boolean;
                        starts_at?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["AdminCoupon"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/coupons.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All coupons of the list’s filter as a table */
        get: {
            parameters: {
                query?: {
                    search?: "" | string;
                    state?: "" | components["schemas"]["CouponStateInput"];
                    funded_by?: "" | ("platform" | "vendor");
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description UTF-8 with byte order mark; lines end with CRLF, the first one names the columns */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/coupons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One coupon */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["AdminCoupon"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        /** Saves a coupon; once used, its code, kind, value and funding stay */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                        /** @enum {string} */
                        kind: "percent" | "amount";
                        percent?: number | null;
                        amounts?: {
                            SAR: number;
                            BHD: number;
                            USD: number;
                        } | null;
                        minimums?: {
                            SAR: number;
                            BHD: number;
                            USD: number;
                        } | null;
                        ends_at?: string | null;
                        usage_limit?: number | null;
                        /** @default 1 */
                        per_customer_limit?: number;
                        /** @enum {string} */
                        funded_by: "platform" | "vendor";
                        vendor_id?: "" | (number | string) | null;
                        only_email?: ("" | string) | null;
                        /** @default true */
                        active?: boolean;
                        /** Format: date-time */
                        starts_at: string;
                        /** @enum {string} */
                        _method: "PUT";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["AdminCoupon"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        /** Deletes a coupon that nobody has used */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/coupons/{id}/uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the orders that a coupon was used for, the newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: {
                                uses: components["schemas"]["CouponUse"][];
                                meta: components["schemas"]["PageMeta"];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/coupons/{id}/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switches a coupon on or off */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        active: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["AdminCoupon"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/coupons/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switches many coupons on or off, or deletes those that nobody has used */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids: number[];
                        /** @enum {string} */
                        action: "activate" | "deactivate" | "delete";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            done: number;
                            failed: components["schemas"]["UnchangedRow"][];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of reviews, the newest first */
        get: {
            parameters: {
                query?: {
                    search?: "" | string;
                    state?: "" | components["schemas"]["ReviewStateInput"];
                    rating?: "" | number;
                    vendor?: "" | number;
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: {
                                reviews: components["schemas"]["AdminReview"][];
                                meta: components["schemas"]["PageMeta"];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reviews.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All reviews of the list’s filter as a table */
        get: {
            parameters: {
                query?: {
                    search?: "" | string;
                    state?: "" | components["schemas"]["ReviewStateInput"];
                    rating?: "" | number;
                    vendor?: "" | number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description UTF-8 with byte order mark; lines end with CRLF, the first one names the columns */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reviews/{id}/visibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hides a review, or shows it; one that waits is looked at with either */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        visible: boolean;
                        /** @default  */
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["AdminReview"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/reviews/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hides or shows many reviews */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids: number[];
                        /** @enum {string} */
                        action: "hide" | "show";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            done: number;
                            failed: components["schemas"]["UnchangedRow"][];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of subscribers, the newest first */
        get: {
            parameters: {
                query?: {
                    search?: "" | string;
                    state?: "" | components["schemas"]["SubscriberStateInput"];
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: {
                                subscribers: components["schemas"]["Subscriber"][];
                                meta: components["schemas"]["PageMeta"];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletter.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All subscribers of the list’s filter as a table */
        get: {
            parameters: {
                query?: {
                    search?: "" | string;
                    state?: "" | components["schemas"]["SubscriberStateInput"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description UTF-8 with byte order mark; lines end with CRLF, the first one names the columns */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletter/{id}/unsubscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a subscription; an address can subscribe again by itself */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["Subscriber"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newsletter/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends many subscriptions */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids: number[];
                        /** @enum {string} */
                        action: "unsubscribe";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            done: number;
                            failed: components["schemas"]["UnchangedRow"][];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of messages, the newest first */
        get: {
            parameters: {
                query?: {
                    search?: "" | string;
                    state?: "" | ("open" | "done");
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: {
                                messages: components["schemas"]["ContactMessage"][];
                                meta: components["schemas"]["PageMeta"];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/messages.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All messages of the list’s filter as a table */
        get: {
            parameters: {
                query?: {
                    search?: "" | string;
                    state?: "" | ("open" | "done");
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description UTF-8 with byte order mark; lines end with CRLF, the first one names the columns */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/messages/{id}/handled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks a message as dealt with, or opens it again */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        handled: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["ContactMessage"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/messages/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks many messages as dealt with, or opens them again */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids: number[];
                        /** @enum {string} */
                        action: "handled" | "open";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            done: number;
                            failed: components["schemas"]["UnchangedRow"][];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of countries, the home markets first */
        get: {
            parameters: {
                query?: {
                    search?: "" | string;
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: {
                                countries: components["schemas"]["AdminCountry"][];
                                meta: components["schemas"]["PageMeta"];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        /** Adds a country */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        iso2: string;
                        name: string;
                        name_arabic: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["StoredPlace"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/places/{id}/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the states of a country */
        get: {
            parameters: {
                query?: {
                    search?: "" | string;
                    page?: number;
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: {
                                country: components["schemas"]["StoredPlace"];
                                states: components["schemas"]["AdminState"][];
                                meta: components["schemas"]["PageMeta"];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        /** Adds a state to a country */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        name_arabic: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["StoredPlace"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/places/states/{id}/cities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the cities of a state */
        get: {
            parameters: {
                query?: {
                    search?: "" | string;
                    page?: number;
                };
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: {
                                country: components["schemas"]["StoredPlace"];
                                state: components["schemas"]["StoredPlace"];
                                cities: components["schemas"]["AdminCity"][];
                                meta: components["schemas"]["PageMeta"];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        /** Adds a city to a state */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        name_arabic: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["StoredPlace"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/places/{level}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renames a place; orders keep the names that they were placed with */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    level: "countries" | "states" | "cities";
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        _method: "PUT";
                        name: string;
                        name_arabic: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["StoredPlace"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        /** Deletes a place that nobody uses, with what is in it */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    level: "countries" | "states" | "cities";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/places/{level}/{id}/listed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets forms offer a place, or no longer offer it and what is in it; addresses keep it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                    level: "countries" | "states" | "cities";
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        listed: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["StoredPlace"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of customers, the newest first */
        get: {
            parameters: {
                query?: {
                    search?: "" | string;
                    state?: "" | components["schemas"]["CustomerStateInput"];
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: {
                                customers: components["schemas"]["AdminCustomerRow"][];
                                meta: components["schemas"]["PageMeta"];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All customers of the list’s filter as a table */
        get: {
            parameters: {
                query?: {
                    search?: "" | string;
                    state?: "" | components["schemas"]["CustomerStateInput"];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description UTF-8 with byte order mark; lines end with CRLF, the first one names the columns */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One customer with addresses */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["AdminCustomer"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shuts a customer out: sessions end, new ones are refused, orders under way go on */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["AdminCustomer"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lets a customer in again */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["AdminCustomer"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of admins, the newest first */
        get: {
            parameters: {
                query?: {
                    search?: "" | string;
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: {
                                admins: components["schemas"]["Admin"][];
                                meta: components["schemas"]["PageMeta"];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admins.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All admins as a table */
        get: {
            parameters: {
                query?: {
                    search?: "" | string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description UTF-8 with byte order mark; lines end with CRLF, the first one names the columns */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/admins/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Takes an admin’s account away and ends its sessions; nobody removes themselves */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Invitations that nobody has followed yet */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: {
                                invitations: components["schemas"]["AdminInvitation"][];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        /** Invites an admin by mail */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        firstname: string;
                        lastname: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invitations/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends another link in the place of the first */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraws an invitation: its link holds no more */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whom an invitation was sent to */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["Invitee"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin-invitation/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens the invited admin’s account with a password and signs in */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        password: string;
                        password_confirmation: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            token: string;
                            user: components["schemas"]["User"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/site": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who runs the shop, how to reach it and what it promises; a change shows within seconds */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["Site"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/platform-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings of the platform */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["PlatformSettings"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        /** Saves the settings of the platform */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        default_currency: components["schemas"]["CurrencyInput"];
                        company: {
                            /** @default  */
                            legal_name?: string;
                            /** @default  */
                            legal_name_arabic?: string;
                            /** @default  */
                            cr_number?: string;
                            /** @default  */
                            vat_number?: string;
                        };
                        contact: {
                            emails: string[];
                            phones: string[];
                            /** @default  */
                            address?: string;
                            /** @default  */
                            address_arabic?: string;
                            latitude: number | null;
                            longitude: number | null;
                        };
                        social: {
                            network: components["schemas"]["SocialNetworkInput"];
                            /** Format: uri */
                            url: string;
                        }[];
                        promises: {
                            return_days: number | null;
                            gift_from: {
                                SAR: number | null;
                                BHD: number | null;
                                USD: number | null;
                            };
                            newsletter_percent: number | null;
                        };
                        shipping_defaults: {
                            flat_fee: {
                                SAR: number;
                                BHD: number;
                                USD: number;
                            };
                            free_from: {
                                SAR: number | null;
                                BHD: number | null;
                                USD: number | null;
                            };
                            handling_days_min: number;
                            handling_days_max: number;
                        } | null;
                        updated_at_seen?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["PlatformSettings"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pages/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the shop; its texts are empty while it is not published */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: components["schemas"]["PageKeyInput"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["Page"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pages of the shop, and which of them are published */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: {
                                pages: components["schemas"]["PageSummary"][];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/pages/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page as it is being written */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: components["schemas"]["PageKeyInput"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["AdminPage"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        /** Saves a page as a draft, or publishes it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: components["schemas"]["PageKeyInput"];
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default  */
                        body?: string;
                        /** @default  */
                        body_arabic?: string;
                        publish: boolean;
                        updated_at_seen?: string | null;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["AdminPage"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/pages/{key}/unpublish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a page back; what was written stays */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: components["schemas"]["PageKeyInput"];
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["AdminPage"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The newest hundred posts that are published, the newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: {
                                posts: components["schemas"]["PostSummary"][];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/posts/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A published post */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["Post"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of posts, the newest first */
        get: {
            parameters: {
                query?: {
                    search?: "" | string;
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: {
                                posts: components["schemas"]["AdminPost"][];
                                meta: components["schemas"]["PageMeta"];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        /** A new post */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        title: string;
                        title_arabic: string;
                        summary: string;
                        summary_arabic: string;
                        body: string;
                        body_arabic: string;
                        drawing: components["schemas"]["PostDrawingInput"];
                        /** Format: binary */
                        image?: string;
                        /** Format: date */
                        dated: string;
                        published: boolean | string;
                    };
                    "application/json": {
                        title: string;
                        title_arabic: string;
                        summary: string;
                        summary_arabic: string;
                        body: string;
                        body_arabic: string;
                        drawing: components["schemas"]["PostDrawingInput"];
                        /** Format: binary */
                        image?: string;
                        /** Format: date */
                        dated: string;
                        published: boolean | string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["AdminPost"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/posts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One post */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["AdminPost"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        /** Saves a post; its address stays */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** @enum {string} */
                        _method: "PUT";
                        title: string;
                        title_arabic: string;
                        summary: string;
                        summary_arabic: string;
                        body: string;
                        body_arabic: string;
                        drawing: components["schemas"]["PostDrawingInput"];
                        /** Format: binary */
                        image?: string;
                        /** Format: date */
                        dated: string;
                        published: boolean;
                        remove_image?: boolean;
                    };
                    "application/json": {
                        /** @enum {string} */
                        _method: "PUT";
                        title: string;
                        title_arabic: string;
                        summary: string;
                        summary_arabic: string;
                        body: string;
                        body_arabic: string;
                        drawing: components["schemas"]["PostDrawingInput"];
                        /** Format: binary */
                        image?: string;
                        /** Format: date */
                        dated: string;
                        published: boolean;
                        remove_image?: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["AdminPost"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        /** Deletes a post */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/testimonials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What customers say of the shop: the first twelve that are published */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: {
                                testimonials: components["schemas"]["Testimonial"][];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/testimonials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of testimonials, in the order of the shop */
        get: {
            parameters: {
                query?: {
                    search?: "" | string;
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: {
                                testimonials: components["schemas"]["AdminTestimonial"][];
                                meta: components["schemas"]["PageMeta"];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        /** Writes a testimonial down */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        words: string;
                        words_arabic: string;
                        name: string;
                        name_arabic: string;
                        place: string;
                        place_arabic: string;
                        published: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["AdminTestimonial"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/testimonials/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Saves a testimonial */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        _method: "PUT";
                        words: string;
                        words_arabic: string;
                        name: string;
                        name_arabic: string;
                        place: string;
                        place_arabic: string;
                        published: boolean;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["AdminTestimonial"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        /** Deletes a testimonial */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/opening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the shop has and what it still needs before it sells */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["Opening"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/opening/test-mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends the admin a mail at once, and says what the mail server said */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["MailTest"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of the audit log, the newest first */
        get: {
            parameters: {
                query?: {
                    search?: "" | string;
                    actor?: "" | number;
                    role?: "" | ("1" | "2");
                    entity?: "" | ("account" | "admin" | "category" | "city" | "country" | "coupon" | "customer" | "invitation" | "message" | "order" | "page" | "picture" | "post" | "product" | "review" | "settings" | "state" | "subscriber" | "synonym" | "testimonial" | "vendor");
                    entity_id?: "" | string;
                    action?: "" | string;
                    from?: "" | string;
                    to?: "" | string;
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: {
                                entries: components["schemas"]["AuditEntry"][];
                                meta: components["schemas"]["PageMeta"];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The audit log as a table */
        get: {
            parameters: {
                query?: {
                    search?: "" | string;
                    actor?: "" | number;
                    role?: "" | ("1" | "2");
                    entity?: "" | ("account" | "admin" | "category" | "city" | "country" | "coupon" | "customer" | "invitation" | "message" | "order" | "page" | "picture" | "post" | "product" | "review" | "settings" | "state" | "subscriber" | "synonym" | "testimonial" | "vendor");
                    entity_id?: "" | string;
                    action?: "" | string;
                    from?: "" | string;
                    to?: "" | string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description UTF-8 with byte order mark; lines end with CRLF, the first one names the columns */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/audit/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who and what occurs in the audit log */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            actors: {
                                id: number;
                                name: string;
                                role: 1 | 2;
                            }[];
                            actions: string[];
                            entities: ("account" | "admin" | "category" | "city" | "country" | "coupon" | "customer" | "invitation" | "message" | "order" | "page" | "picture" | "post" | "product" | "review" | "settings" | "state" | "subscriber" | "synonym" | "testimonial" | "vendor")[];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Products, vendors, orders, categories and coupons by name or number */
        get: {
            parameters: {
                query?: {
                    search?: "" | string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            results: components["schemas"]["SearchResult"][];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/vendor/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The vendor’s own products, orders and customers by name or number */
        get: {
            parameters: {
                query?: {
                    search?: "" | string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            results: components["schemas"]["SearchResult"][];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/synonyms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of words that mean other words to the search, the newest first */
        get: {
            parameters: {
                query?: {
                    search?: "" | string;
                    lang?: "" | components["schemas"]["LangInput"];
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: {
                                synonyms: components["schemas"]["Synonym"][];
                                meta: components["schemas"]["PageMeta"];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        /** Lets a word mean another */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        term: string;
                        means: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["Synonym"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/search-misses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A page of what shoppers looked for and did not find, the most frequent first */
        get: {
            parameters: {
                query?: {
                    search?: "" | string;
                    lang?: "" | components["schemas"]["LangInput"];
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: {
                                misses: components["schemas"]["SearchMiss"][];
                                meta: components["schemas"]["PageMeta"];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/synonyms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a synonym */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        term: string;
                        means: string;
                        /** @enum {string} */
                        _method: "PUT";
                    };
                };
            };
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                            data: components["schemas"]["Synonym"];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        /** Deletes a synonym */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Default Response */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {number} */
                            status: 200;
                            /** @enum {boolean} */
                            success: true;
                            message: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiError"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @enum {string} */
        CurrencyInput: "SAR" | "BHD" | "USD";
        /** @enum {string} */
        LangInput: "en" | "ar";
        /** @description Amount in major units of its currency */
        MoneyInput: number;
        /** Format: date-time */
        MomentInput: string;
        PageMetaInput: {
            current_page: number;
            last_page: number;
            total: number;
            per_page: number;
        };
        ApiErrorInput: {
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
        CountryInput: {
            id: number;
            name: string;
            iso2: string;
        };
        StateInput: {
            id: number;
            name: string;
        };
        CityInput: {
            id: number;
            name: string;
        };
        AddressInput: {
            id: number;
            type: 0 | 1;
            country: components["schemas"]["CountryInput"] | null;
            state: components["schemas"]["StateInput"] | null;
            city: components["schemas"]["CityInput"] | null;
            address_1: string;
            address_2: string;
            postal_code: string;
            phone_number: string;
            national_address: string;
        };
        UnchangedRowInput: {
            id: number;
            name: string;
            message: string;
        };
        /** @enum {string} */
        OrderStatusInput: "Pending" | "Confirmed" | "Shipped" | "Completed" | "Cancelled" | "Cancel With Refund";
        OrderProductInput: {
            id: number;
            product: {
                id: number;
                slug: string;
                name: string;
                name_arabic: string;
                sku: string;
                product_image: string | null;
                price: components["schemas"]["MoneyInput"];
                variant: string;
                variant_arabic: string;
            };
            quantity: number;
            sub_total: components["schemas"]["MoneyInput"];
            status: components["schemas"]["OrderStatusInput"];
            /** @enum {string} */
            review: "none" | "may_write" | "written";
        };
        StatusChangeInput: {
            from: components["schemas"]["OrderStatusInput"] | null;
            to: components["schemas"]["OrderStatusInput"];
            note: string;
            field: ("note" | "cancellation_reason" | "tracking_information") | null;
            /** @enum {string} */
            actor: "customer" | "vendor" | "admin" | "system";
            created_at: components["schemas"]["MomentInput"];
        };
        CancelRequestInput: {
            asked_at: components["schemas"]["MomentInput"];
            /** @enum {string} */
            state: "open" | "declined";
            reason: string;
        };
        PickupInput: {
            carrier: string;
            /** Format: date */
            date: string;
            from: string;
            to: string;
            tracking_id: string;
            label_url: string;
        };
        OrderInput: {
            id: number;
            order_id: number;
            parent_order_id: number;
            order_no: string;
            order_sub_no: string;
            order_date: components["schemas"]["MomentInput"];
            created_at: components["schemas"]["MomentInput"];
            status: components["schemas"]["OrderStatusInput"];
            status_code: number;
            currency: components["schemas"]["CurrencyInput"];
            sub_total: components["schemas"]["MoneyInput"];
            subtotal: components["schemas"]["MoneyInput"];
            shipping_cost: components["schemas"]["MoneyInput"];
            tax_amount: components["schemas"]["MoneyInput"];
            discount: components["schemas"]["MoneyInput"];
            total_amount: components["schemas"]["MoneyInput"];
            total: components["schemas"]["MoneyInput"];
            payment_method: string | null;
            tracking_id: string;
            track_id: string;
            tracking_information: string;
            label_url: string;
            note: string;
            message: string;
            cancellation_reason: string;
            cancel_requested_at: components["schemas"]["MomentInput"] | null;
            cancel_request: components["schemas"]["CancelRequestInput"] | null;
            customer_may: ("cancel" | "ask") | null;
            ship_by: string | null;
            is_late: boolean;
            pickup: components["schemas"]["PickupInput"] | null;
            vendor: {
                id: number;
                name: string;
                company_name: string;
                email: string;
                cr_number: string;
                address: {
                    name: string;
                    company_name: string;
                    company_address: string;
                    phone_number: string;
                    email: string;
                    address_1: string;
                    address_2: string;
                    street: string;
                    city: string;
                    state: string;
                    zip_code: string;
                    country: string;
                    national_address: string;
                };
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
                company_name: string;
                company_address: string;
                phone_number: string;
                email: string;
                address_1: string;
                address_2: string;
                street: string;
                city: string;
                state: string;
                zip_code: string;
                country: string;
                national_address: string;
            } | null;
            billing_address: {
                name: string;
                company_name: string;
                company_address: string;
                phone_number: string;
                email: string;
                address_1: string;
                address_2: string;
                street: string;
                city: string;
                state: string;
                zip_code: string;
                country: string;
                national_address: string;
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
            order_products: components["schemas"]["OrderProductInput"][];
            history: components["schemas"]["StatusChangeInput"][];
        };
        PlacedOrderInput: {
            order_no: string;
            placed_at: components["schemas"]["MomentInput"];
            currency: components["schemas"]["CurrencyInput"];
            sub_total: components["schemas"]["MoneyInput"];
            shipping_cost: components["schemas"]["MoneyInput"];
            discount: components["schemas"]["MoneyInput"];
            coupon_code: string | null;
            tax_amount: components["schemas"]["MoneyInput"];
            grand_total: components["schemas"]["MoneyInput"];
            payment_method: string | null;
            billing_address: {
                name: string;
                company_name: string;
                company_address: string;
                phone_number: string;
                email: string;
                address_1: string;
                address_2: string;
                street: string;
                city: string;
                state: string;
                zip_code: string;
                country: string;
                national_address: string;
            } | null;
            shipping_address: {
                name: string;
                company_name: string;
                company_address: string;
                phone_number: string;
                email: string;
                address_1: string;
                address_2: string;
                street: string;
                city: string;
                state: string;
                zip_code: string;
                country: string;
                national_address: string;
            } | null;
            message: string;
            orders: components["schemas"]["OrderInput"][];
        };
        /** @enum {string} */
        SalesPeriodInput: "week" | "month" | "year";
        SalesBoxInput: {
            /** @enum {string} */
            key: "sales" | "orders" | "average_order" | "units" | "customers";
            value: number;
            previous: number;
            change_percent: number | null;
        };
        SalesBarInput: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            sales: components["schemas"]["MoneyInput"];
            orders: number;
        };
        TopProductInput: {
            id: number;
            slug: string;
            name: string;
            name_arabic: string;
            image: string | null;
            units: number;
            sales: components["schemas"]["MoneyInput"];
        };
        WaitingWorkInput: {
            to_confirm: number;
            late: number;
            cancel_requests: number;
            low_stock: number;
            pending_products: number;
            reviews_to_answer: number;
        };
        SoldCurrencyInput: {
            currency: components["schemas"]["CurrencyInput"];
            orders: number;
        };
        VendorDashboardInput: {
            currency: components["schemas"]["CurrencyInput"];
            period: components["schemas"]["SalesPeriodInput"];
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            boxes: components["schemas"]["SalesBoxInput"][];
            series: components["schemas"]["SalesBarInput"][];
            top_products: components["schemas"]["TopProductInput"][];
            waiting: components["schemas"]["WaitingWorkInput"];
            currencies: components["schemas"]["SoldCurrencyInput"][];
        };
        VendorCustomerInput: {
            id: number;
            full_name: string;
            email: string;
            phone_number: string;
            orders: number;
            first_order_at: components["schemas"]["MomentInput"];
            last_order_at: components["schemas"]["MomentInput"];
            spent: {
                currency: components["schemas"]["CurrencyInput"];
                amount: components["schemas"]["MoneyInput"];
            }[];
        };
        ReportTilesInput: {
            gross: components["schemas"]["MoneyInput"];
            discounts: components["schemas"]["MoneyInput"];
            shipping: components["schemas"]["MoneyInput"];
            tax: components["schemas"]["MoneyInput"];
            net: components["schemas"]["MoneyInput"];
            orders: number;
            units: number;
            refunded: components["schemas"]["MoneyInput"];
            cancelled: number;
        };
        ReportRowInput: {
            id: number;
            order_no: string;
            order_sub_no: string;
            placed_at: components["schemas"]["MomentInput"];
            status: components["schemas"]["OrderStatusInput"];
            status_code: number;
            customer: string;
            units: number;
            sub_total: components["schemas"]["MoneyInput"];
            discount: components["schemas"]["MoneyInput"];
            shipping_cost: components["schemas"]["MoneyInput"];
            tax_amount: components["schemas"]["MoneyInput"];
            total_amount: components["schemas"]["MoneyInput"];
        };
        VendorReportInput: {
            currency: components["schemas"]["CurrencyInput"];
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            tiles: components["schemas"]["ReportTilesInput"];
            rows: components["schemas"]["ReportRowInput"][];
            currencies: components["schemas"]["SoldCurrencyInput"][];
            meta: components["schemas"]["PageMetaInput"];
        };
        SalesInput: {
            /** @enum {string} */
            period: "today" | "last_7_days" | "last_30_days";
            currency: components["schemas"]["CurrencyInput"];
            orders: number;
            total: components["schemas"]["MoneyInput"];
        };
        PlatformBoxInput: {
            /** @enum {string} */
            key: "sales" | "orders" | "average_order" | "units" | "customers" | "vendors";
            value: number;
            previous: number;
            change_percent: number | null;
        };
        TopVendorInput: {
            id: number;
            company_name: string;
            company_name_arabic: string;
            orders: number;
            sales: components["schemas"]["MoneyInput"];
        };
        AdminWaitingInput: {
            vendors: number;
            products: number;
            changed_products: number;
            reviews: number;
            messages: number;
            cancel_requests: number;
        };
        DashboardInput: {
            currency: components["schemas"]["CurrencyInput"];
            period: components["schemas"]["SalesPeriodInput"];
            span: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            };
            boxes: components["schemas"]["PlatformBoxInput"][];
            series: components["schemas"]["SalesBarInput"][];
            currencies: components["schemas"]["SoldCurrencyInput"][];
            top_vendors: components["schemas"]["TopVendorInput"][];
            waiting: components["schemas"]["AdminWaitingInput"];
            orders_by_status: {
                status: components["schemas"]["OrderStatusInput"];
                status_code: number;
                count: number;
            }[];
            vendors_waiting: number;
            products_waiting: number;
            newest_orders: components["schemas"]["OrderInput"][];
            sales: components["schemas"]["SalesInput"][];
        };
        UserInput: {
            id: number;
            firstname: string;
            lastname: string;
            full_name: string;
            email: string;
            phone_number: string;
            company_name: string;
            company_address: string;
            role: 1 | 2 | 3;
            address: components["schemas"]["AddressInput"] | null;
            addresses: components["schemas"]["AddressInput"][];
            vendor: {
                id: number;
                company_name: string;
                company_name_arabic: string;
            } | null;
        };
        AdminInput: {
            id: number;
            name: string;
            email: string;
            created_at: components["schemas"]["MomentInput"];
            last_seen_at: components["schemas"]["MomentInput"] | null;
        };
        AdminInvitationInput: {
            id: number;
            name: string;
            email: string;
            invited_by: string | null;
            created_at: components["schemas"]["MomentInput"];
            expires_at: components["schemas"]["MomentInput"];
            is_expired: boolean;
        };
        InviteeInput: {
            firstname: string;
            lastname: string;
            email: string;
        };
        AuditEntryInput: {
            id: number;
            created_at: components["schemas"]["MomentInput"];
            actor: {
                id: number;
                name: string;
                email: string;
                role: 1 | 2;
            };
            action: string;
            /** @enum {string} */
            entity: "account" | "admin" | "category" | "city" | "country" | "coupon" | "customer" | "invitation" | "message" | "order" | "page" | "picture" | "post" | "product" | "review" | "settings" | "state" | "subscriber" | "synonym" | "testimonial" | "vendor";
            entity_id: string;
            label: string;
            before: {
                [key: string]: unknown;
            } | null;
            after: {
                [key: string]: unknown;
            } | null;
        };
        AuditChoicesInput: {
            actors: {
                id: number;
                name: string;
                role: 1 | 2;
            }[];
            actions: string[];
            entities: ("account" | "admin" | "category" | "city" | "country" | "coupon" | "customer" | "invitation" | "message" | "order" | "page" | "picture" | "post" | "product" | "review" | "settings" | "state" | "subscriber" | "synonym" | "testimonial" | "vendor")[];
        };
        AreaVitalsInput: {
            version: string;
            loads: number;
            failures: number;
        };
        AreaBeaconInput: {
            id: number;
            area: string;
            version: string;
            phase: string;
            code: string;
            created_at: components["schemas"]["MomentInput"];
        };
        AreaHealthInput: {
            area: string;
            failures_24h: number;
            failures_7d: number;
            last_failure: {
                version: string;
                phase: string;
                code: string;
                created_at: components["schemas"]["MomentInput"];
            } | null;
            by_day: {
                /** Format: date */
                day: string;
                failures: number;
            }[];
        };
        PictureInput: {
            url: string;
            srcset: string;
            width: number;
            height: number;
            variant_id: number | null;
            illustration: boolean;
        };
        VariantInput: {
            id: number;
            /** @enum {string} */
            type: "size" | "color";
            value: string;
            value_arabic: string;
            color: string;
            color_arabic: string;
            sku: string;
            barcode: string;
            stock: number;
            price: components["schemas"]["MoneyInput"];
            original_price: components["schemas"]["MoneyInput"];
            price_sar: components["schemas"]["MoneyInput"];
            price_bhd: components["schemas"]["MoneyInput"];
            price_usd: components["schemas"]["MoneyInput"];
        };
        ReviewInput: {
            id: number;
            date: components["schemas"]["MomentInput"];
            review: string;
            rating: number | null;
            user: {
                name: string;
            };
            verified: boolean;
            answer: string;
            answered_at: components["schemas"]["MomentInput"] | null;
        };
        VendorCardInput: {
            id: number;
            company_name: string;
            cr_number: string;
        };
        ShippingRuleInput: {
            flat_fee: components["schemas"]["MoneyInput"];
            free_from: components["schemas"]["MoneyInput"] | null;
            handling_days_min: number;
            handling_days_max: number;
            /** Format: date */
            arrives_from: string;
            /** Format: date */
            arrives_to: string;
        };
        ProductInput: {
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
            price: components["schemas"]["MoneyInput"];
            original_price: components["schemas"]["MoneyInput"];
            discount: number;
            currency: components["schemas"]["CurrencyInput"];
            price_sar: components["schemas"]["MoneyInput"];
            price_bhd: components["schemas"]["MoneyInput"];
            price_usd: components["schemas"]["MoneyInput"];
            stock: number;
            in_stock: number;
            has_variants: boolean;
            is_featured: boolean;
            product_image: string | null;
            picture: components["schemas"]["PictureInput"] | null;
            rating: number;
            total_reviews: number;
            created_at: components["schemas"]["MomentInput"];
        };
        /** @enum {string} */
        PaymentMethodInput: "cash";
        ProductDetailInput: {
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
            price: components["schemas"]["MoneyInput"];
            original_price: components["schemas"]["MoneyInput"];
            discount: number;
            currency: components["schemas"]["CurrencyInput"];
            price_sar: components["schemas"]["MoneyInput"];
            price_bhd: components["schemas"]["MoneyInput"];
            price_usd: components["schemas"]["MoneyInput"];
            stock: number;
            in_stock: number;
            has_variants: boolean;
            is_featured: boolean;
            product_image: string | null;
            picture: components["schemas"]["PictureInput"] | null;
            rating: number;
            total_reviews: number;
            created_at: components["schemas"]["MomentInput"];
            barcode: string;
            tags: {
                slug: string;
                name: string;
            }[];
            images: components["schemas"]["PictureInput"][];
            variants: components["schemas"]["VariantInput"][];
            reviews: components["schemas"]["ReviewInput"][];
            reviews_open: boolean;
            vendor_card: components["schemas"]["VendorCardInput"];
            shipping: components["schemas"]["ShippingRuleInput"] | null;
            delivers: boolean;
            payment_methods: components["schemas"]["PaymentMethodInput"][];
        };
        ProductSuggestionInput: {
            id: number;
            slug: string;
            name: string;
            name_arabic: string;
            picture: components["schemas"]["PictureInput"] | null;
            price: components["schemas"]["MoneyInput"];
            currency: components["schemas"]["CurrencyInput"];
        };
        VendorSuggestionInput: {
            id: number;
            company_name: string;
            company_name_arabic: string;
        };
        TagInput: {
            slug: string;
            name: string;
            product_count: number;
        };
        SitemapEntryInput: {
            slug: string;
            updated_at: components["schemas"]["MomentInput"];
        };
        AppliedCouponInput: {
            code: string;
            /** @enum {string} */
            kind: "percent" | "amount";
            percent: number | null;
            discount: components["schemas"]["MoneyInput"];
            problem: string | null;
        };
        CartItemInput: {
            id: number;
            quantity: number;
            unit_price: components["schemas"]["MoneyInput"];
            sub_total: components["schemas"]["MoneyInput"];
            available_stock: number;
            product: components["schemas"]["ProductInput"];
            variant: components["schemas"]["VariantInput"] | null;
        };
        CartInput: {
            vendor: {
                id: number;
                company_name: string;
            };
            cart_items: components["schemas"]["CartItemInput"][];
            currency: components["schemas"]["CurrencyInput"];
            sub_total: components["schemas"]["MoneyInput"];
            shipping: components["schemas"]["ShippingRuleInput"] | null;
            discount: components["schemas"]["MoneyInput"];
            shipping_cost: components["schemas"]["MoneyInput"];
            missing_for_free_shipping: components["schemas"]["MoneyInput"] | null;
            delivers: boolean;
            payment_methods: components["schemas"]["PaymentMethodInput"][];
        };
        CartTotalsInput: {
            currency: components["schemas"]["CurrencyInput"];
            sub_total: components["schemas"]["MoneyInput"];
            discount: components["schemas"]["MoneyInput"];
            shipping_cost: components["schemas"]["MoneyInput"];
            total: components["schemas"]["MoneyInput"];
        };
        CurrencyAmountsInput: {
            SAR: components["schemas"]["MoneyInput"];
            BHD: components["schemas"]["MoneyInput"];
            USD: components["schemas"]["MoneyInput"];
        };
        UploadedPictureInput: {
            id: number;
            url: string;
            srcset: string;
        };
        PicturedProductInput: {
            slug: string;
            sku: string;
        };
        VendorProductImageInput: {
            id: number;
            url: string;
            srcset: string;
            variant_id: number | null;
        };
        VendorVariantInput: {
            id: number;
            /** @enum {string} */
            type: "size" | "color";
            value: string;
            value_arabic: string;
            color: string;
            color_arabic: string;
            stock: number;
            barcode: string;
            sku: string;
            price_usd: components["schemas"]["MoneyInput"];
            price_sar: components["schemas"]["MoneyInput"];
            price_bhd: components["schemas"]["MoneyInput"];
        };
        RelatedOptionInput: {
            id: number;
            name: string;
            name_arabic: string;
            sku: string;
            price_usd: components["schemas"]["MoneyInput"];
        };
        VendorProductDetailInput: {
            id: number;
            slug: string;
            name: string;
            arabic_name: string;
            name_arabic: string;
            description: string;
            arabic_description: string;
            description_arabic: string;
            sku: string;
            barcode: string;
            category_id: number;
            category: {
                id: number;
                name: string;
                name_arabic: string;
            };
            /** @enum {string} */
            status: "active" | "draft";
            approval_status: 0 | 1;
            stock: number;
            discount: number;
            price_usd: components["schemas"]["MoneyInput"];
            price_sar: components["schemas"]["MoneyInput"];
            price_bhd: components["schemas"]["MoneyInput"];
            tags: string[];
            related_products: components["schemas"]["RelatedOptionInput"][];
            product_image: string | null;
            images: components["schemas"]["VendorProductImageInput"][];
            variants: components["schemas"]["VendorVariantInput"][];
            changed_since_approval: boolean;
            created_at: components["schemas"]["MomentInput"];
            updated_at: components["schemas"]["MomentInput"];
        };
        AdminProductInput: {
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
            created_at: components["schemas"]["MomentInput"];
            vendor: string;
            vendor_id: number;
            changed_since_approval: boolean;
        };
        ProductChangeInput: {
            /** @enum {string} */
            field: "name" | "arabic_name" | "description" | "arabic_description" | "category" | "price_sar" | "price_bhd" | "price_usd" | "discount" | "pictures" | "variants";
            before: string[];
            after: string[];
        };
        AdminProductDetailInput: {
            id: number;
            slug: string;
            name: string;
            name_arabic: string;
            description: string;
            description_arabic: string;
            sku: string;
            barcode: string;
            /** @enum {string} */
            status: "active" | "draft";
            approval_status: boolean;
            approved_at: components["schemas"]["MomentInput"] | null;
            is_featured: boolean;
            on_sale: boolean;
            discount: number;
            stock: number;
            has_variants: boolean;
            price_sar: components["schemas"]["MoneyInput"];
            price_bhd: components["schemas"]["MoneyInput"];
            price_usd: components["schemas"]["MoneyInput"];
            rating: number;
            total_reviews: number;
            product_image: string | null;
            images: components["schemas"]["PictureInput"][];
            variants: components["schemas"]["VendorVariantInput"][];
            tags: {
                slug: string;
                name: string;
            }[];
            vendor: {
                id: number;
                company_name: string;
                company_name_arabic: string;
                active: 0 | 1 | 2;
            };
            category: {
                id: number;
                slug: string;
                name: string;
                name_arabic: string;
            };
            created_at: components["schemas"]["MomentInput"];
            updated_at: components["schemas"]["MomentInput"];
            changed_since_approval: boolean;
            changes: components["schemas"]["ProductChangeInput"][];
            next_waiting_id: number | null;
        };
        CategoryInput: {
            id: number;
            slug: string;
            name: string;
            name_arabic: string;
            image: string | null;
            product_count: number;
        };
        AdminCategoryInput: {
            id: number;
            slug: string;
            name: string;
            category_name: string;
            category_name_arabic: string;
            category_description: string;
            category_description_arabic: string;
            category_status: 0 | 1;
            image: string | null;
            product_count: number;
            created_at: components["schemas"]["MomentInput"];
        };
        VendorProductInput: {
            id: number;
            slug: string;
            name: string;
            name_arabic: string;
            sku: string;
            product_image: string | null;
            in_stock: number;
            price: components["schemas"]["MoneyInput"];
            currency: components["schemas"]["CurrencyInput"];
            category: {
                id: number;
                name: string;
                name_arabic: string;
            };
            /** @enum {string} */
            status: "active" | "draft";
            approval_status: 0 | 1;
            barcode: string;
            discount: number;
            has_variants: boolean;
            low_stock: boolean;
            changed_since_approval: boolean;
            created_at: components["schemas"]["MomentInput"];
            updated_at: components["schemas"]["MomentInput"];
        };
        CheckoutOrderInput: {
            id: number;
            order_no: string;
            order_sub_no: string;
            vendor: {
                id: number;
                company_name: string;
            };
            delivers: boolean;
            sub_total: components["schemas"]["MoneyInput"];
            shipping_cost: components["schemas"]["MoneyInput"];
            discount: components["schemas"]["MoneyInput"];
            total_amount: components["schemas"]["MoneyInput"];
        };
        CheckoutLineInput: {
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
            unit_price: components["schemas"]["MoneyInput"];
            quantity: number;
            sub_total: components["schemas"]["MoneyInput"];
        };
        CheckoutInput: {
            orders: components["schemas"]["CheckoutOrderInput"][];
            order_products: components["schemas"]["CheckoutLineInput"][];
            currency: components["schemas"]["CurrencyInput"];
            coupon: components["schemas"]["AppliedCouponInput"] | null;
            sub_total: components["schemas"]["MoneyInput"];
            shipping_cost: components["schemas"]["MoneyInput"];
            discount: components["schemas"]["MoneyInput"];
            tax_amount: components["schemas"]["MoneyInput"];
            grand_total: components["schemas"]["MoneyInput"];
        };
        ContactMessageInput: {
            id: number;
            name: string;
            email: string;
            phone_number: string;
            subject: string;
            message: string;
            created_at: components["schemas"]["MomentInput"];
            handled_at: components["schemas"]["MomentInput"] | null;
            handled_by: string | null;
        };
        /** @enum {string} */
        CouponStateInput: "active" | "scheduled" | "ended" | "used_up" | "off";
        AdminCouponInput: {
            id: number;
            code: string;
            /** @enum {string} */
            kind: "percent" | "amount";
            percent: number | null;
            amounts: components["schemas"]["CurrencyAmountsInput"] | null;
            minimums: components["schemas"]["CurrencyAmountsInput"];
            starts_at: components["schemas"]["MomentInput"];
            ends_at: components["schemas"]["MomentInput"] | null;
            usage_limit: number | null;
            per_customer_limit: number;
            /** @enum {string} */
            funded_by: "platform" | "vendor";
            vendor: {
                id: number;
                company_name: string;
                company_name_arabic: string;
            } | null;
            only_email: string | null;
            active: boolean;
            state: components["schemas"]["CouponStateInput"];
            used: number;
            discounts: {
                currency: components["schemas"]["CurrencyInput"];
                amount: components["schemas"]["MoneyInput"];
            }[];
            created_at: components["schemas"]["MomentInput"];
        };
        CouponUseInput: {
            id: number;
            order_no: string;
            customer: string;
            email: string;
            amount: components["schemas"]["MoneyInput"];
            currency: components["schemas"]["CurrencyInput"];
            created_at: components["schemas"]["MomentInput"];
            released_at: components["schemas"]["MomentInput"] | null;
        };
        /** @enum {string} */
        SubscriberStateInput: "confirmed" | "pending" | "left";
        SubscriberInput: {
            id: number;
            email: string;
            lang: components["schemas"]["LangInput"];
            state: components["schemas"]["SubscriberStateInput"];
            created_at: components["schemas"]["MomentInput"];
            confirmed_at: components["schemas"]["MomentInput"] | null;
            unsubscribed_at: components["schemas"]["MomentInput"] | null;
            coupon_code: string | null;
            coupon_used: boolean;
        };
        /** @enum {string} */
        CustomerStateInput: "active" | "blocked";
        AdminCustomerRowInput: {
            id: number;
            name: string;
            email: string;
            phone_number: string;
            orders: number;
            spent: {
                currency: components["schemas"]["CurrencyInput"];
                amount: components["schemas"]["MoneyInput"];
            }[];
            last_order_at: components["schemas"]["MomentInput"] | null;
            created_at: components["schemas"]["MomentInput"];
            state: components["schemas"]["CustomerStateInput"];
        };
        AdminCustomerInput: {
            id: number;
            name: string;
            email: string;
            phone_number: string;
            orders: number;
            spent: {
                currency: components["schemas"]["CurrencyInput"];
                amount: components["schemas"]["MoneyInput"];
            }[];
            last_order_at: components["schemas"]["MomentInput"] | null;
            created_at: components["schemas"]["MomentInput"];
            state: components["schemas"]["CustomerStateInput"];
            company_name: string;
            lang: components["schemas"]["LangInput"];
            blocked_at: components["schemas"]["MomentInput"] | null;
            block_reason: string;
            addresses: components["schemas"]["AddressInput"][];
            reviews: number;
            newsletter: components["schemas"]["SubscriberStateInput"] | null;
        };
        PlaceUsageInput: {
            addresses: number;
            vendors: number;
            shipping_zones: number;
            orders: number;
        };
        StoredPlaceInput: {
            id: number;
            name: string;
            name_arabic: string;
            listed: boolean;
        };
        AdminCountryInput: {
            id: number;
            name: string;
            name_arabic: string;
            listed: boolean;
            usage: components["schemas"]["PlaceUsageInput"];
            iso2: string;
            states: number;
            cities: number;
        };
        AdminStateInput: {
            id: number;
            name: string;
            name_arabic: string;
            listed: boolean;
            usage: components["schemas"]["PlaceUsageInput"];
            cities: number;
        };
        AdminCityInput: {
            id: number;
            name: string;
            name_arabic: string;
            listed: boolean;
            usage: components["schemas"]["PlaceUsageInput"];
        };
        VendorNotificationInput: {
            id: number;
            /** @constant */
            kind: "order_placed";
            payload: {
                order_sub_no: string;
                customer: string;
                total: components["schemas"]["MoneyInput"];
                currency: components["schemas"]["CurrencyInput"];
            };
            href: string;
            read_at: components["schemas"]["MomentInput"] | null;
            created_at: components["schemas"]["MomentInput"];
        } | {
            id: number;
            /** @constant */
            kind: "cancel_requested";
            payload: {
                order_sub_no: string;
                customer: string;
            };
            href: string;
            read_at: components["schemas"]["MomentInput"] | null;
            created_at: components["schemas"]["MomentInput"];
        } | {
            id: number;
            /** @constant */
            kind: "order_cancelled";
            payload: {
                order_sub_no: string;
                customer: string;
            };
            href: string;
            read_at: components["schemas"]["MomentInput"] | null;
            created_at: components["schemas"]["MomentInput"];
        } | {
            id: number;
            /** @constant */
            kind: "product_approved";
            payload: {
                slug: string;
                name: string;
                name_arabic: string;
            };
            href: string;
            read_at: components["schemas"]["MomentInput"] | null;
            created_at: components["schemas"]["MomentInput"];
        } | {
            id: number;
            /** @constant */
            kind: "product_unapproved";
            payload: {
                slug: string;
                name: string;
                name_arabic: string;
            };
            href: string;
            read_at: components["schemas"]["MomentInput"] | null;
            created_at: components["schemas"]["MomentInput"];
        } | {
            id: number;
            /** @constant */
            kind: "low_stock";
            payload: {
                slug: string;
                name: string;
                name_arabic: string;
                variant: string;
                variant_arabic: string;
                stock: number;
            };
            href: string;
            read_at: components["schemas"]["MomentInput"] | null;
            created_at: components["schemas"]["MomentInput"];
        } | {
            id: number;
            /** @constant */
            kind: "review_posted";
            payload: {
                slug: string;
                name: string;
                name_arabic: string;
                author: string;
                rating: number | null;
            };
            href: string;
            read_at: components["schemas"]["MomentInput"] | null;
            created_at: components["schemas"]["MomentInput"];
        } | {
            id: number;
            /** @constant */
            kind: "import_done";
            payload: {
                created: number;
                updated: number;
            };
            href: string;
            read_at: components["schemas"]["MomentInput"] | null;
            created_at: components["schemas"]["MomentInput"];
        } | {
            id: number;
            /** @constant */
            kind: "identity_accepted";
            payload: {
                name: string;
                name_arabic: string;
                reason: string;
            };
            href: string;
            read_at: components["schemas"]["MomentInput"] | null;
            created_at: components["schemas"]["MomentInput"];
        } | {
            id: number;
            /** @constant */
            kind: "identity_declined";
            payload: {
                name: string;
                name_arabic: string;
                reason: string;
            };
            href: string;
            read_at: components["schemas"]["MomentInput"] | null;
            created_at: components["schemas"]["MomentInput"];
        };
        /** @enum {string} */
        PageKeyInput: "about" | "privacy" | "terms" | "returns" | "shipping";
        PageInput: {
            key: components["schemas"]["PageKeyInput"];
            body: string;
            body_arabic: string;
            published_at: components["schemas"]["MomentInput"] | null;
        };
        PageSummaryInput: {
            key: components["schemas"]["PageKeyInput"];
            published_at: components["schemas"]["MomentInput"] | null;
            has_changes: boolean;
            updated_at: components["schemas"]["MomentInput"] | null;
        };
        AdminPageInput: {
            key: components["schemas"]["PageKeyInput"];
            published_at: components["schemas"]["MomentInput"] | null;
            has_changes: boolean;
            updated_at: components["schemas"]["MomentInput"] | null;
            body: string;
            body_arabic: string;
            template: {
                body: string;
                body_arabic: string;
            };
        };
        /** @enum {string} */
        OpeningStepInput: "company" | "contact" | "legal" | "shipping" | "places" | "mail" | "category" | "vendor" | "product";
        MailTestInput: {
            recipient: string;
            delivered: boolean;
            response: string;
            at: components["schemas"]["MomentInput"];
        };
        OpeningInput: {
            is_complete: boolean;
            steps: {
                key: components["schemas"]["OpeningStepInput"];
                done: boolean;
            }[];
            missing_pages: components["schemas"]["PageKeyInput"][];
            mail: {
                is_set_up: boolean;
                last_test: components["schemas"]["MailTestInput"] | null;
            };
        };
        ReorderedLineInput: {
            name: string;
            name_arabic: string;
            quantity: number;
        };
        SkippedLineInput: {
            name: string;
            name_arabic: string;
            /** @enum {string} */
            reason: "unavailable" | "sold_out" | "fewer";
        };
        TrackedParcelInput: {
            order_sub_no: string;
            company_name: string;
            status: components["schemas"]["OrderStatusInput"];
            status_code: number;
            tracking_id: string;
            tracking_information: string;
            arrives_from: string | null;
            arrives_to: string | null;
            is_late: boolean;
            history: {
                to: components["schemas"]["OrderStatusInput"];
                created_at: components["schemas"]["MomentInput"];
            }[];
            items: {
                name: string;
                name_arabic: string;
                quantity: number;
            }[];
        };
        TrackedOrderInput: {
            order_no: string;
            placed_at: components["schemas"]["MomentInput"];
            parcels: components["schemas"]["TrackedParcelInput"][];
        };
        /** @enum {string} */
        PostDrawingInput: "mask" | "thermometer" | "gloves" | "supplements";
        PostSummaryInput: {
            slug: string;
            title: string;
            title_arabic: string;
            summary: string;
            summary_arabic: string;
            drawing: components["schemas"]["PostDrawingInput"];
            image: string | null;
            /** Format: date */
            dated: string;
            minutes: number;
            minutes_arabic: number;
        };
        PostInput: {
            slug: string;
            title: string;
            title_arabic: string;
            summary: string;
            summary_arabic: string;
            drawing: components["schemas"]["PostDrawingInput"];
            image: string | null;
            /** Format: date */
            dated: string;
            minutes: number;
            minutes_arabic: number;
            body: string;
            body_arabic: string;
        };
        AdminPostInput: {
            id: number;
            slug: string;
            title: string;
            title_arabic: string;
            summary: string;
            summary_arabic: string;
            drawing: components["schemas"]["PostDrawingInput"];
            image: string | null;
            /** Format: date */
            dated: string;
            body: string;
            body_arabic: string;
            published: boolean;
        };
        ImportErrorInput: {
            row: number;
            sku: string;
            field: string;
            message: string;
        };
        ImportReportInput: {
            rows: number;
            created: number;
            updated: number;
            unchanged: number;
            failed: number;
            inactive: number;
            pictures: {
                sku: string;
                address: string;
            }[];
            errors: components["schemas"]["ImportErrorInput"][];
            truncated: boolean;
            columns_unknown: string[];
            dry_run: boolean;
            written: boolean;
        };
        /** @enum {string} */
        SocialNetworkInput: "instagram" | "x" | "facebook" | "linkedin" | "youtube" | "tiktok" | "snapchat" | "whatsapp";
        SiteCompanyInput: {
            legal_name: string;
            legal_name_arabic: string;
            cr_number: string;
            vat_number: string;
        };
        SiteContactInput: {
            emails: string[];
            phones: string[];
            address: string;
            address_arabic: string;
            latitude: number | null;
            longitude: number | null;
        };
        SocialLinkInput: {
            network: components["schemas"]["SocialNetworkInput"];
            url: string;
        };
        SitePromisesInput: {
            return_days: number | null;
            gift_from: {
                SAR: components["schemas"]["MoneyInput"] | null;
                BHD: components["schemas"]["MoneyInput"] | null;
                USD: components["schemas"]["MoneyInput"] | null;
            };
            newsletter_percent: number | null;
        };
        SiteInput: {
            default_currency: components["schemas"]["CurrencyInput"];
            company: components["schemas"]["SiteCompanyInput"];
            contact: components["schemas"]["SiteContactInput"];
            social: components["schemas"]["SocialLinkInput"][];
            promises: components["schemas"]["SitePromisesInput"];
            is_open: boolean;
            free_shipping_from: {
                SAR: components["schemas"]["MoneyInput"] | null;
                BHD: components["schemas"]["MoneyInput"] | null;
                USD: components["schemas"]["MoneyInput"] | null;
            };
        };
        ShippingDefaultsInput: {
            flat_fee: components["schemas"]["CurrencyAmountsInput"];
            free_from: {
                SAR: components["schemas"]["MoneyInput"] | null;
                BHD: components["schemas"]["MoneyInput"] | null;
                USD: components["schemas"]["MoneyInput"] | null;
            };
            handling_days_min: number;
            handling_days_max: number;
        };
        PlatformSettingsInput: {
            default_currency: components["schemas"]["CurrencyInput"];
            company: components["schemas"]["SiteCompanyInput"];
            contact: components["schemas"]["SiteContactInput"];
            social: components["schemas"]["SocialLinkInput"][];
            promises: components["schemas"]["SitePromisesInput"];
            shipping_defaults: components["schemas"]["ShippingDefaultsInput"] | null;
            updated_at: components["schemas"]["MomentInput"] | null;
        };
        SkuMatchInput: {
            sku: string;
            product: components["schemas"]["ProductInput"];
            variant: {
                id: number;
                value: string;
                value_arabic: string;
            } | null;
            stock: number;
            price: components["schemas"]["MoneyInput"];
        };
        QuickOrderLineInput: {
            added: number;
            reason: ("unavailable" | "sold_out" | "fewer") | null;
        };
        VendorReviewInput: {
            id: number;
            product: {
                id: number;
                slug: string;
                name: string;
                name_arabic: string;
                image: string | null;
            };
            rating: number | null;
            review: string;
            author: string;
            verified: boolean;
            created_at: components["schemas"]["MomentInput"];
            answer: string;
            answered_at: components["schemas"]["MomentInput"] | null;
        };
        /** @enum {string} */
        ReviewStateInput: "waiting" | "shown" | "hidden";
        AdminReviewInput: {
            id: number;
            product: {
                id: number;
                slug: string;
                name: string;
                name_arabic: string;
                image: string | null;
            };
            vendor: {
                id: number;
                company_name: string;
                company_name_arabic: string;
            };
            rating: number | null;
            review: string;
            answer: string;
            author: string;
            email: string;
            verified: boolean;
            created_at: components["schemas"]["MomentInput"];
            updated_at: components["schemas"]["MomentInput"];
            hidden_at: components["schemas"]["MomentInput"] | null;
            hidden_reason: string;
            moderated_at: components["schemas"]["MomentInput"] | null;
            state: components["schemas"]["ReviewStateInput"];
        };
        ProductReviewInput: {
            id: number;
            date: components["schemas"]["MomentInput"];
            review: string;
            rating: number | null;
            user: {
                name: string;
            };
            verified: boolean;
            answer: string;
            answered_at: components["schemas"]["MomentInput"] | null;
            mine: boolean;
            updated_at: components["schemas"]["MomentInput"];
        };
        ReviewSummaryInput: {
            average: number;
            total: number;
            counts: {
                1: number;
                2: number;
                3: number;
                4: number;
                5: number;
            };
        };
        ReviewRulesInput: {
            open: boolean;
            verified_only: boolean;
            verified_label: boolean;
            stars: boolean;
            stars_required: boolean;
        };
        ProductReviewsInput: {
            reviews: components["schemas"]["ProductReviewInput"][];
            meta: components["schemas"]["PageMetaInput"];
            summary: components["schemas"]["ReviewSummaryInput"];
            rules: components["schemas"]["ReviewRulesInput"];
            mine: components["schemas"]["ProductReviewInput"] | null;
            may_write: boolean;
        };
        SearchResultInput: {
            /** @enum {string} */
            kind: "product" | "vendor" | "order" | "category" | "coupon" | "customer";
            id: number;
            label: string;
            label_arabic: string;
            detail: string;
            href: string;
        };
        GeneralSettingsInput: {
            company_name: string;
            company_address: string;
            company_phone_no: string;
            country: number | null;
            state: number | null;
            city: number | null;
            postal_code: string;
        };
        ProductSettingsInput: {
            enable_reviews: boolean;
            show_verified_label: boolean;
            verified_only: boolean;
            enable_ratings: boolean;
            ratings_required: boolean;
        };
        PaymentSettingsInput: {
            cod_enabled: boolean;
        };
        ShippingRateInput: {
            currency: components["schemas"]["CurrencyInput"];
            flat_fee: components["schemas"]["MoneyInput"];
            free_from: components["schemas"]["MoneyInput"] | null;
        };
        ShippingZoneInput: {
            id: number;
            country: components["schemas"]["CountryInput"] | null;
            handling_days_min: number;
            handling_days_max: number;
            rates: components["schemas"]["ShippingRateInput"][];
        };
        SynonymInput: {
            id: number;
            term: string;
            means: string;
            lang: components["schemas"]["LangInput"];
            created_at: components["schemas"]["MomentInput"];
            updated_at: components["schemas"]["MomentInput"];
        };
        SearchMissInput: {
            id: number;
            query: string;
            lang: components["schemas"]["LangInput"];
            count: number;
            last_at: components["schemas"]["MomentInput"];
        };
        TestimonialInput: {
            id: number;
            words: string;
            words_arabic: string;
            name: string;
            name_arabic: string;
            place: string;
            place_arabic: string;
        };
        AdminTestimonialInput: {
            id: number;
            words: string;
            words_arabic: string;
            name: string;
            name_arabic: string;
            place: string;
            place_arabic: string;
            published: boolean;
        };
        IdentityRequestInput: {
            id: number;
            company_name: string;
            company_name_arabic: string;
            cr_number: string;
            cr_certificate: string | null;
            asked_at: components["schemas"]["MomentInput"];
            declined_at: components["schemas"]["MomentInput"] | null;
            decline_reason: string;
        };
        VendorIdentityInput: {
            company_name: string;
            company_name_arabic: string;
            cr_number: string;
            cr_certificate: string | null;
            logo_url: string | null;
            requested: components["schemas"]["IdentityRequestInput"] | null;
        };
        AdminVendorRowInput: {
            id: number;
            name: string;
            company_name: string;
            company_name_arabic: string;
            email: string;
            phone: string;
            logo: string | null;
            active: 0 | 1 | 2;
            rejection_remarks: string;
            created_at: components["schemas"]["MomentInput"];
            cr_certificate: string | null;
            asks: boolean;
        };
        AdminVendorInput: {
            id: number;
            firstname: string;
            lastname: string;
            email: string;
            phone_number: string;
            active: 0 | 1 | 2;
            logo_url: string | null;
            cr_certificate: string | null;
            rejection_remarks: string;
            created_at: components["schemas"]["MomentInput"];
            requested: components["schemas"]["IdentityRequestInput"] | null;
            vendor: {
                company_name: string;
                company_name_arabic: string;
                company_address: string;
                company_phone_no: string;
                cr_number: string;
                country: number | null;
                state: number | null;
                city: number | null;
                postal_code: string;
                places: {
                    country: {
                        id: number;
                        name: string;
                        name_arabic: string;
                    } | null;
                    state: {
                        id: number;
                        name: string;
                        name_arabic: string;
                    } | null;
                    city: {
                        id: number;
                        name: string;
                        name_arabic: string;
                    } | null;
                };
            };
        };
        StockAlertInput: {
            id: number;
            product: components["schemas"]["ProductInput"];
            variant: {
                id: number;
                value: string;
                value_arabic: string;
            } | null;
        };
        VendorInput: {
            id: number;
            company_name: string;
            product_count: number;
        };
        DeliveryInput: {
            country: components["schemas"]["CountryInput"] | null;
            flat_fee: components["schemas"]["MoneyInput"];
            free_from: components["schemas"]["MoneyInput"] | null;
            handling_days_min: number;
            handling_days_max: number;
        };
        VendorDetailInput: {
            id: number;
            company_name: string;
            cr_number: string;
            logo: string | null;
            rating: number;
            total_reviews: number;
            product_count: number;
            member_since: components["schemas"]["MomentInput"];
            delivers_to: components["schemas"]["DeliveryInput"][];
            payment_methods: components["schemas"]["PaymentMethodInput"][];
        };
        WishlistItemInput: {
            id: number;
            product: components["schemas"]["ProductInput"];
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
        UnchangedRow: {
            id: number;
            name: string;
            message: string;
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
            /** @enum {string} */
            review: "none" | "may_write" | "written";
        };
        StatusChange: {
            from: components["schemas"]["OrderStatus"] | null;
            to: components["schemas"]["OrderStatus"];
            note: string;
            field: ("note" | "cancellation_reason" | "tracking_information") | null;
            /** @enum {string} */
            actor: "customer" | "vendor" | "admin" | "system";
            created_at: components["schemas"]["Moment"];
        };
        CancelRequest: {
            asked_at: components["schemas"]["Moment"];
            /** @enum {string} */
            state: "open" | "declined";
            reason: string;
        };
        Pickup: {
            carrier: string;
            /** Format: date */
            date: string;
            from: string;
            to: string;
            tracking_id: string;
            label_url: string;
        };
        Order: {
            id: number;
            order_id: number;
            parent_order_id: number;
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
            cancel_requested_at: components["schemas"]["Moment"] | null;
            cancel_request: components["schemas"]["CancelRequest"] | null;
            customer_may: ("cancel" | "ask") | null;
            ship_by: string | null;
            is_late: boolean;
            pickup: components["schemas"]["Pickup"] | null;
            vendor: {
                id: number;
                name: string;
                company_name: string;
                email: string;
                cr_number: string;
                address: {
                    name: string;
                    company_name: string;
                    company_address: string;
                    phone_number: string;
                    email: string;
                    address_1: string;
                    address_2: string;
                    street: string;
                    city: string;
                    state: string;
                    zip_code: string;
                    country: string;
                    national_address: string;
                };
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
                company_name: string;
                company_address: string;
                phone_number: string;
                email: string;
                address_1: string;
                address_2: string;
                street: string;
                city: string;
                state: string;
                zip_code: string;
                country: string;
                national_address: string;
            } | null;
            billing_address: {
                name: string;
                company_name: string;
                company_address: string;
                phone_number: string;
                email: string;
                address_1: string;
                address_2: string;
                street: string;
                city: string;
                state: string;
                zip_code: string;
                country: string;
                national_address: string;
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
        PlacedOrder: {
            order_no: string;
            placed_at: components["schemas"]["Moment"];
            currency: components["schemas"]["Currency"];
            sub_total: components["schemas"]["Money"];
            shipping_cost: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            coupon_code: string | null;
            tax_amount: components["schemas"]["Money"];
            grand_total: components["schemas"]["Money"];
            payment_method: string | null;
            billing_address: {
                name: string;
                company_name: string;
                company_address: string;
                phone_number: string;
                email: string;
                address_1: string;
                address_2: string;
                street: string;
                city: string;
                state: string;
                zip_code: string;
                country: string;
                national_address: string;
            } | null;
            shipping_address: {
                name: string;
                company_name: string;
                company_address: string;
                phone_number: string;
                email: string;
                address_1: string;
                address_2: string;
                street: string;
                city: string;
                state: string;
                zip_code: string;
                country: string;
                national_address: string;
            } | null;
            message: string;
            orders: components["schemas"]["Order"][];
        };
        /** @enum {string} */
        SalesPeriod: "week" | "month" | "year";
        SalesBox: {
            /** @enum {string} */
            key: "sales" | "orders" | "average_order" | "units" | "customers";
            value: number;
            previous: number;
            change_percent: number | null;
        };
        SalesBar: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            sales: components["schemas"]["Money"];
            orders: number;
        };
        TopProduct: {
            id: number;
            slug: string;
            name: string;
            name_arabic: string;
            image: string | null;
            units: number;
            sales: components["schemas"]["Money"];
        };
        WaitingWork: {
            to_confirm: number;
            late: number;
            cancel_requests: number;
            low_stock: number;
            pending_products: number;
            reviews_to_answer: number;
        };
        SoldCurrency: {
            currency: components["schemas"]["Currency"];
            orders: number;
        };
        VendorDashboard: {
            currency: components["schemas"]["Currency"];
            period: components["schemas"]["SalesPeriod"];
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            boxes: components["schemas"]["SalesBox"][];
            series: components["schemas"]["SalesBar"][];
            top_products: components["schemas"]["TopProduct"][];
            waiting: components["schemas"]["WaitingWork"];
            currencies: components["schemas"]["SoldCurrency"][];
        };
        VendorCustomer: {
            id: number;
            full_name: string;
            email: string;
            phone_number: string;
            orders: number;
            first_order_at: components["schemas"]["Moment"];
            last_order_at: components["schemas"]["Moment"];
            spent: {
                currency: components["schemas"]["Currency"];
                amount: components["schemas"]["Money"];
            }[];
        };
        ReportTiles: {
            gross: components["schemas"]["Money"];
            discounts: components["schemas"]["Money"];
            shipping: components["schemas"]["Money"];
            tax: components["schemas"]["Money"];
            net: components["schemas"]["Money"];
            orders: number;
            units: number;
            refunded: components["schemas"]["Money"];
            cancelled: number;
        };
        ReportRow: {
            id: number;
            order_no: string;
            order_sub_no: string;
            placed_at: components["schemas"]["Moment"];
            status: components["schemas"]["OrderStatus"];
            status_code: number;
            customer: string;
            units: number;
            sub_total: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            shipping_cost: components["schemas"]["Money"];
            tax_amount: components["schemas"]["Money"];
            total_amount: components["schemas"]["Money"];
        };
        VendorReport: {
            currency: components["schemas"]["Currency"];
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            tiles: components["schemas"]["ReportTiles"];
            rows: components["schemas"]["ReportRow"][];
            currencies: components["schemas"]["SoldCurrency"][];
            meta: components["schemas"]["PageMeta"];
        };
        Sales: {
            /** @enum {string} */
            period: "today" | "last_7_days" | "last_30_days";
            currency: components["schemas"]["Currency"];
            orders: number;
            total: components["schemas"]["Money"];
        };
        PlatformBox: {
            /** @enum {string} */
            key: "sales" | "orders" | "average_order" | "units" | "customers" | "vendors";
            value: number;
            previous: number;
            change_percent: number | null;
        };
        TopVendor: {
            id: number;
            company_name: string;
            company_name_arabic: string;
            orders: number;
            sales: components["schemas"]["Money"];
        };
        AdminWaiting: {
            vendors: number;
            products: number;
            changed_products: number;
            reviews: number;
            messages: number;
            cancel_requests: number;
        };
        Dashboard: {
            currency: components["schemas"]["Currency"];
            period: components["schemas"]["SalesPeriod"];
            span: {
                /** Format: date */
                from: string;
                /** Format: date */
                to: string;
            };
            boxes: components["schemas"]["PlatformBox"][];
            series: components["schemas"]["SalesBar"][];
            currencies: components["schemas"]["SoldCurrency"][];
            top_vendors: components["schemas"]["TopVendor"][];
            waiting: components["schemas"]["AdminWaiting"];
            orders_by_status: {
                status: components["schemas"]["OrderStatus"];
                status_code: number;
                count: number;
            }[];
            vendors_waiting: number;
            products_waiting: number;
            newest_orders: components["schemas"]["Order"][];
            sales: components["schemas"]["Sales"][];
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
                company_name_arabic: string;
            } | null;
        };
        Admin: {
            id: number;
            name: string;
            email: string;
            created_at: components["schemas"]["Moment"];
            last_seen_at: components["schemas"]["Moment"] | null;
        };
        AdminInvitation: {
            id: number;
            name: string;
            email: string;
            invited_by: string | null;
            created_at: components["schemas"]["Moment"];
            expires_at: components["schemas"]["Moment"];
            is_expired: boolean;
        };
        Invitee: {
            firstname: string;
            lastname: string;
            email: string;
        };
        AuditEntry: {
            id: number;
            created_at: components["schemas"]["Moment"];
            actor: {
                id: number;
                name: string;
                email: string;
                role: 1 | 2;
            };
            action: string;
            /** @enum {string} */
            entity: "account" | "admin" | "category" | "city" | "country" | "coupon" | "customer" | "invitation" | "message" | "order" | "page" | "picture" | "post" | "product" | "review" | "settings" | "state" | "subscriber" | "synonym" | "testimonial" | "vendor";
            entity_id: string;
            label: string;
            before: {
                [key: string]: unknown;
            } | null;
            after: {
                [key: string]: unknown;
            } | null;
        };
        AuditChoices: {
            actors: {
                id: number;
                name: string;
                role: 1 | 2;
            }[];
            actions: string[];
            entities: ("account" | "admin" | "category" | "city" | "country" | "coupon" | "customer" | "invitation" | "message" | "order" | "page" | "picture" | "post" | "product" | "review" | "settings" | "state" | "subscriber" | "synonym" | "testimonial" | "vendor")[];
        };
        AreaVitals: {
            version: string;
            loads: number;
            failures: number;
        };
        AreaBeacon: {
            id: number;
            area: string;
            version: string;
            phase: string;
            code: string;
            created_at: components["schemas"]["Moment"];
        };
        AreaHealth: {
            area: string;
            failures_24h: number;
            failures_7d: number;
            last_failure: {
                version: string;
                phase: string;
                code: string;
                created_at: components["schemas"]["Moment"];
            } | null;
            by_day: {
                /** Format: date */
                day: string;
                failures: number;
            }[];
        };
        Picture: {
            url: string;
            srcset: string;
            width: number;
            height: number;
            variant_id: number | null;
            illustration: boolean;
        };
        Variant: {
            id: number;
            /** @enum {string} */
            type: "size" | "color";
            value: string;
            value_arabic: string;
            color: string;
            color_arabic: string;
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
            answer: string;
            answered_at: components["schemas"]["Moment"] | null;
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
            /** Format: date */
            arrives_from: string;
            /** Format: date */
            arrives_to: string;
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
        /** @enum {string} */
        PaymentMethod: "cash";
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
            reviews_open: boolean;
            vendor_card: components["schemas"]["VendorCard"];
            shipping: components["schemas"]["ShippingRule"] | null;
            delivers: boolean;
            payment_methods: components["schemas"]["PaymentMethod"][];
        };
        ProductSuggestion: {
            id: number;
            slug: string;
            name: string;
            name_arabic: string;
            picture: components["schemas"]["Picture"] | null;
            price: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
        };
        VendorSuggestion: {
            id: number;
            company_name: string;
            company_name_arabic: string;
        };
        Tag: {
            slug: string;
            name: string;
            product_count: number;
        };
        SitemapEntry: {
            slug: string;
            updated_at: components["schemas"]["Moment"];
        };
        AppliedCoupon: {
            code: string;
            /** @enum {string} */
            kind: "percent" | "amount";
            percent: number | null;
            discount: components["schemas"]["Money"];
            problem: string | null;
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
            discount: components["schemas"]["Money"];
            shipping_cost: components["schemas"]["Money"];
            missing_for_free_shipping: components["schemas"]["Money"] | null;
            delivers: boolean;
            payment_methods: components["schemas"]["PaymentMethod"][];
        };
        CartTotals: {
            currency: components["schemas"]["Currency"];
            sub_total: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            shipping_cost: components["schemas"]["Money"];
            total: components["schemas"]["Money"];
        };
        CurrencyAmounts: {
            SAR: components["schemas"]["Money"];
            BHD: components["schemas"]["Money"];
            USD: components["schemas"]["Money"];
        };
        UploadedPicture: {
            id: number;
            url: string;
            srcset: string;
        };
        PicturedProduct: {
            slug: string;
            sku: string;
        };
        VendorProductImage: {
            id: number;
            url: string;
            srcset: string;
            variant_id: number | null;
        };
        VendorVariant: {
            id: number;
            /** @enum {string} */
            type: "size" | "color";
            value: string;
            value_arabic: string;
            color: string;
            color_arabic: string;
            stock: number;
            barcode: string;
            sku: string;
            price_usd: components["schemas"]["Money"];
            price_sar: components["schemas"]["Money"];
            price_bhd: components["schemas"]["Money"];
        };
        RelatedOption: {
            id: number;
            name: string;
            name_arabic: string;
            sku: string;
            price_usd: components["schemas"]["Money"];
        };
        VendorProductDetail: {
            id: number;
            slug: string;
            name: string;
            arabic_name: string;
            name_arabic: string;
            description: string;
            arabic_description: string;
            description_arabic: string;
            sku: string;
            barcode: string;
            category_id: number;
            category: {
                id: number;
                name: string;
                name_arabic: string;
            };
            /** @enum {string} */
            status: "active" | "draft";
            approval_status: 0 | 1;
            stock: number;
            discount: number;
            price_usd: components["schemas"]["Money"];
            price_sar: components["schemas"]["Money"];
            price_bhd: components["schemas"]["Money"];
            tags: string[];
            related_products: components["schemas"]["RelatedOption"][];
            product_image: string | null;
            images: components["schemas"]["VendorProductImage"][];
            variants: components["schemas"]["VendorVariant"][];
            changed_since_approval: boolean;
            created_at: components["schemas"]["Moment"];
            updated_at: components["schemas"]["Moment"];
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
            changed_since_approval: boolean;
        };
        ProductChange: {
            /** @enum {string} */
            field: "name" | "arabic_name" | "description" | "arabic_description" | "category" | "price_sar" | "price_bhd" | "price_usd" | "discount" | "pictures" | "variants";
            before: string[];
            after: string[];
        };
        AdminProductDetail: {
            id: number;
            slug: string;
            name: string;
            name_arabic: string;
            description: string;
            description_arabic: string;
            sku: string;
            barcode: string;
            /** @enum {string} */
            status: "active" | "draft";
            approval_status: boolean;
            approved_at: components["schemas"]["Moment"] | null;
            is_featured: boolean;
            on_sale: boolean;
            discount: number;
            stock: number;
            has_variants: boolean;
            price_sar: components["schemas"]["Money"];
            price_bhd: components["schemas"]["Money"];
            price_usd: components["schemas"]["Money"];
            rating: number;
            total_reviews: number;
            product_image: string | null;
            images: components["schemas"]["Picture"][];
            variants: components["schemas"]["VendorVariant"][];
            tags: {
                slug: string;
                name: string;
            }[];
            vendor: {
                id: number;
                company_name: string;
                company_name_arabic: string;
                active: 0 | 1 | 2;
            };
            category: {
                id: number;
                slug: string;
                name: string;
                name_arabic: string;
            };
            created_at: components["schemas"]["Moment"];
            updated_at: components["schemas"]["Moment"];
            changed_since_approval: boolean;
            changes: components["schemas"]["ProductChange"][];
            next_waiting_id: number | null;
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
            product_count: number;
            created_at: components["schemas"]["Moment"];
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
            barcode: string;
            discount: number;
            has_variants: boolean;
            low_stock: boolean;
            changed_since_approval: boolean;
            created_at: components["schemas"]["Moment"];
            updated_at: components["schemas"]["Moment"];
        };
        CheckoutOrder: {
            id: number;
            order_no: string;
            order_sub_no: string;
            vendor: {
                id: number;
                company_name: string;
            };
            delivers: boolean;
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
            coupon: components["schemas"]["AppliedCoupon"] | null;
            sub_total: components["schemas"]["Money"];
            shipping_cost: components["schemas"]["Money"];
            discount: components["schemas"]["Money"];
            tax_amount: components["schemas"]["Money"];
            grand_total: components["schemas"]["Money"];
        };
        ContactMessage: {
            id: number;
            name: string;
            email: string;
            phone_number: string;
            subject: string;
            message: string;
            created_at: components["schemas"]["Moment"];
            handled_at: components["schemas"]["Moment"] | null;
            handled_by: string | null;
        };
        /** @enum {string} */
        CouponState: "active" | "scheduled" | "ended" | "used_up" | "off";
        AdminCoupon: {
            id: number;
            code: string;
            /** @enum {string} */
            kind: "percent" | "amount";
            percent: number | null;
            amounts: components["schemas"]["CurrencyAmounts"] | null;
            minimums: components["schemas"]["CurrencyAmounts"];
            starts_at: components["schemas"]["Moment"];
            ends_at: components["schemas"]["Moment"] | null;
            usage_limit: number | null;
            per_customer_limit: number;
            /** @enum {string} */
            funded_by: "platform" | "vendor";
            vendor: {
                id: number;
                company_name: string;
                company_name_arabic: string;
            } | null;
            only_email: string | null;
            active: boolean;
            state: components["schemas"]["CouponState"];
            used: number;
            discounts: {
                currency: components["schemas"]["Currency"];
                amount: components["schemas"]["Money"];
            }[];
            created_at: components["schemas"]["Moment"];
        };
        CouponUse: {
            id: number;
            order_no: string;
            customer: string;
            email: string;
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            created_at: components["schemas"]["Moment"];
            released_at: components["schemas"]["Moment"] | null;
        };
        /** @enum {string} */
        SubscriberState: "confirmed" | "pending" | "left";
        Subscriber: {
            id: number;
            email: string;
            lang: components["schemas"]["Lang"];
            state: components["schemas"]["SubscriberState"];
            created_at: components["schemas"]["Moment"];
            confirmed_at: components["schemas"]["Moment"] | null;
            unsubscribed_at: components["schemas"]["Moment"] | null;
            coupon_code: string | null;
            coupon_used: boolean;
        };
        /** @enum {string} */
        CustomerState: "active" | "blocked";
        AdminCustomerRow: {
            id: number;
            name: string;
            email: string;
            phone_number: string;
            orders: number;
            spent: {
                currency: components["schemas"]["Currency"];
                amount: components["schemas"]["Money"];
            }[];
            last_order_at: components["schemas"]["Moment"] | null;
            created_at: components["schemas"]["Moment"];
            state: components["schemas"]["CustomerState"];
        };
        AdminCustomer: {
            id: number;
            name: string;
            email: string;
            phone_number: string;
            orders: number;
            spent: {
                currency: components["schemas"]["Currency"];
                amount: components["schemas"]["Money"];
            }[];
            last_order_at: components["schemas"]["Moment"] | null;
            created_at: components["schemas"]["Moment"];
            state: components["schemas"]["CustomerState"];
            company_name: string;
            lang: components["schemas"]["Lang"];
            blocked_at: components["schemas"]["Moment"] | null;
            block_reason: string;
            addresses: components["schemas"]["Address"][];
            reviews: number;
            newsletter: components["schemas"]["SubscriberState"] | null;
        };
        PlaceUsage: {
            addresses: number;
            vendors: number;
            shipping_zones: number;
            orders: number;
        };
        StoredPlace: {
            id: number;
            name: string;
            name_arabic: string;
            listed: boolean;
        };
        AdminCountry: {
            id: number;
            name: string;
            name_arabic: string;
            listed: boolean;
            usage: components["schemas"]["PlaceUsage"];
            iso2: string;
            states: number;
            cities: number;
        };
        AdminState: {
            id: number;
            name: string;
            name_arabic: string;
            listed: boolean;
            usage: components["schemas"]["PlaceUsage"];
            cities: number;
        };
        AdminCity: {
            id: number;
            name: string;
            name_arabic: string;
            listed: boolean;
            usage: components["schemas"]["PlaceUsage"];
        };
        VendorNotification: {
            id: number;
            /** @constant */
            kind: "order_placed";
            payload: {
                order_sub_no: string;
                customer: string;
                total: components["schemas"]["Money"];
                currency: components["schemas"]["Currency"];
            };
            href: string;
            read_at: components["schemas"]["Moment"] | null;
            created_at: components["schemas"]["Moment"];
        } | {
            id: number;
            /** @constant */
            kind: "cancel_requested";
            payload: {
                order_sub_no: string;
                customer: string;
            };
            href: string;
            read_at: components["schemas"]["Moment"] | null;
            created_at: components["schemas"]["Moment"];
        } | {
            id: number;
            /** @constant */
            kind: "order_cancelled";
            payload: {
                order_sub_no: string;
                customer: string;
            };
            href: string;
            read_at: components["schemas"]["Moment"] | null;
            created_at: components["schemas"]["Moment"];
        } | {
            id: number;
            /** @constant */
            kind: "product_approved";
            payload: {
                slug: string;
                name: string;
                name_arabic: string;
            };
            href: string;
            read_at: components["schemas"]["Moment"] | null;
            created_at: components["schemas"]["Moment"];
        } | {
            id: number;
            /** @constant */
            kind: "product_unapproved";
            payload: {
                slug: string;
                name: string;
                name_arabic: string;
            };
            href: string;
            read_at: components["schemas"]["Moment"] | null;
            created_at: components["schemas"]["Moment"];
        } | {
            id: number;
            /** @constant */
            kind: "low_stock";
            payload: {
                slug: string;
                name: string;
                name_arabic: string;
                variant: string;
                variant_arabic: string;
                stock: number;
            };
            href: string;
            read_at: components["schemas"]["Moment"] | null;
            created_at: components["schemas"]["Moment"];
        } | {
            id: number;
            /** @constant */
            kind: "review_posted";
            payload: {
                slug: string;
                name: string;
                name_arabic: string;
                author: string;
                rating: number | null;
            };
            href: string;
            read_at: components["schemas"]["Moment"] | null;
            created_at: components["schemas"]["Moment"];
        } | {
            id: number;
            /** @constant */
            kind: "import_done";
            payload: {
                created: number;
                updated: number;
            };
            href: string;
            read_at: components["schemas"]["Moment"] | null;
            created_at: components["schemas"]["Moment"];
        } | {
            id: number;
            /** @constant */
            kind: "identity_accepted";
            payload: {
                name: string;
                name_arabic: string;
                reason: string;
            };
            href: string;
            read_at: components["schemas"]["Moment"] | null;
            created_at: components["schemas"]["Moment"];
        } | {
            id: number;
            /** @constant */
            kind: "identity_declined";
            payload: {
                name: string;
                name_arabic: string;
                reason: string;
            };
            href: string;
            read_at: components["schemas"]["Moment"] | null;
            created_at: components["schemas"]["Moment"];
        };
        /** @enum {string} */
        PageKey: "about" | "privacy" | "terms" | "returns" | "shipping";
        Page: {
            key: components["schemas"]["PageKey"];
            body: string;
            body_arabic: string;
            published_at: components["schemas"]["Moment"] | null;
        };
        PageSummary: {
            key: components["schemas"]["PageKey"];
            published_at: components["schemas"]["Moment"] | null;
            has_changes: boolean;
            updated_at: components["schemas"]["Moment"] | null;
        };
        AdminPage: {
            key: components["schemas"]["PageKey"];
            published_at: components["schemas"]["Moment"] | null;
            has_changes: boolean;
            updated_at: components["schemas"]["Moment"] | null;
            body: string;
            body_arabic: string;
            template: {
                body: string;
                body_arabic: string;
            };
        };
        /** @enum {string} */
        OpeningStep: "company" | "contact" | "legal" | "shipping" | "places" | "mail" | "category" | "vendor" | "product";
        MailTest: {
            recipient: string;
            delivered: boolean;
            response: string;
            at: components["schemas"]["Moment"];
        };
        Opening: {
            is_complete: boolean;
            steps: {
                key: components["schemas"]["OpeningStep"];
                done: boolean;
            }[];
            missing_pages: components["schemas"]["PageKey"][];
            mail: {
                is_set_up: boolean;
                last_test: components["schemas"]["MailTest"] | null;
            };
        };
        ReorderedLine: {
            name: string;
            name_arabic: string;
            quantity: number;
        };
        SkippedLine: {
            name: string;
            name_arabic: string;
            /** @enum {string} */
            reason: "unavailable" | "sold_out" | "fewer";
        };
        TrackedParcel: {
            order_sub_no: string;
            company_name: string;
            status: components["schemas"]["OrderStatus"];
            status_code: number;
            tracking_id: string;
            tracking_information: string;
            arrives_from: string | null;
            arrives_to: string | null;
            is_late: boolean;
            history: {
                to: components["schemas"]["OrderStatus"];
                created_at: components["schemas"]["Moment"];
            }[];
            items: {
                name: string;
                name_arabic: string;
                quantity: number;
            }[];
        };
        TrackedOrder: {
            order_no: string;
            placed_at: components["schemas"]["Moment"];
            parcels: components["schemas"]["TrackedParcel"][];
        };
        /** @enum {string} */
        PostDrawing: "mask" | "thermometer" | "gloves" | "supplements";
        PostSummary: {
            slug: string;
            title: string;
            title_arabic: string;
            summary: string;
            summary_arabic: string;
            drawing: components["schemas"]["PostDrawing"];
            image: string | null;
            /** Format: date */
            dated: string;
            minutes: number;
            minutes_arabic: number;
        };
        Post: {
            slug: string;
            title: string;
            title_arabic: string;
            summary: string;
            summary_arabic: string;
            drawing: components["schemas"]["PostDrawing"];
            image: string | null;
            /** Format: date */
            dated: string;
            minutes: number;
            minutes_arabic: number;
            body: string;
            body_arabic: string;
        };
        AdminPost: {
            id: number;
            slug: string;
            title: string;
            title_arabic: string;
            summary: string;
            summary_arabic: string;
            drawing: components["schemas"]["PostDrawing"];
            image: string | null;
            /** Format: date */
            dated: string;
            body: string;
            body_arabic: string;
            published: boolean;
        };
        ImportError: {
            row: number;
            sku: string;
            field: string;
            message: string;
        };
        ImportReport: {
            rows: number;
            created: number;
            updated: number;
            unchanged: number;
            failed: number;
            inactive: number;
            pictures: {
                sku: string;
                address: string;
            }[];
            errors: components["schemas"]["ImportError"][];
            truncated: boolean;
            columns_unknown: string[];
            dry_run: boolean;
            written: boolean;
        };
        /** @enum {string} */
        SocialNetwork: "instagram" | "x" | "facebook" | "linkedin" | "youtube" | "tiktok" | "snapchat" | "whatsapp";
        SiteCompany: {
            legal_name: string;
            legal_name_arabic: string;
            cr_number: string;
            vat_number: string;
        };
        SiteContact: {
            emails: string[];
            phones: string[];
            address: string;
            address_arabic: string;
            latitude: number | null;
            longitude: number | null;
        };
        SocialLink: {
            network: components["schemas"]["SocialNetwork"];
            url: string;
        };
        SitePromises: {
            return_days: number | null;
            gift_from: {
                SAR: components["schemas"]["Money"] | null;
                BHD: components["schemas"]["Money"] | null;
                USD: components["schemas"]["Money"] | null;
            };
            newsletter_percent: number | null;
        };
        Site: {
            default_currency: components["schemas"]["Currency"];
            company: components["schemas"]["SiteCompany"];
            contact: components["schemas"]["SiteContact"];
            social: components["schemas"]["SocialLink"][];
            promises: components["schemas"]["SitePromises"];
            is_open: boolean;
            free_shipping_from: {
                SAR: components["schemas"]["Money"] | null;
                BHD: components["schemas"]["Money"] | null;
                USD: components["schemas"]["Money"] | null;
            };
        };
        ShippingDefaults: {
            flat_fee: components["schemas"]["CurrencyAmounts"];
            free_from: {
                SAR: components["schemas"]["Money"] | null;
                BHD: components["schemas"]["Money"] | null;
                USD: components["schemas"]["Money"] | null;
            };
            handling_days_min: number;
            handling_days_max: number;
        };
        PlatformSettings: {
            default_currency: components["schemas"]["Currency"];
            company: components["schemas"]["SiteCompany"];
            contact: components["schemas"]["SiteContact"];
            social: components["schemas"]["SocialLink"][];
            promises: components["schemas"]["SitePromises"];
            shipping_defaults: components["schemas"]["ShippingDefaults"] | null;
            updated_at: components["schemas"]["Moment"] | null;
        };
        SkuMatch: {
            sku: string;
            product: components["schemas"]["Product"];
            variant: {
                id: number;
                value: string;
                value_arabic: string;
            } | null;
            stock: number;
            price: components["schemas"]["Money"];
        };
        QuickOrderLine: {
            added: number;
            reason: ("unavailable" | "sold_out" | "fewer") | null;
        };
        VendorReview: {
            id: number;
            product: {
                id: number;
                slug: string;
                name: string;
                name_arabic: string;
                image: string | null;
            };
            rating: number | null;
            review: string;
            author: string;
            verified: boolean;
            created_at: components["schemas"]["Moment"];
            answer: string;
            answered_at: components["schemas"]["Moment"] | null;
        };
        /** @enum {string} */
        ReviewState: "waiting" | "shown" | "hidden";
        AdminReview: {
            id: number;
            product: {
                id: number;
                slug: string;
                name: string;
                name_arabic: string;
                image: string | null;
            };
            vendor: {
                id: number;
                company_name: string;
                company_name_arabic: string;
            };
            rating: number | null;
            review: string;
            answer: string;
            author: string;
            email: string;
            verified: boolean;
            created_at: components["schemas"]["Moment"];
            updated_at: components["schemas"]["Moment"];
            hidden_at: components["schemas"]["Moment"] | null;
            hidden_reason: string;
            moderated_at: components["schemas"]["Moment"] | null;
            state: components["schemas"]["ReviewState"];
        };
        ProductReview: {
            id: number;
            date: components["schemas"]["Moment"];
            review: string;
            rating: number | null;
            user: {
                name: string;
            };
            verified: boolean;
            answer: string;
            answered_at: components["schemas"]["Moment"] | null;
            mine: boolean;
            updated_at: components["schemas"]["Moment"];
        };
        ReviewSummary: {
            average: number;
            total: number;
            counts: {
                1: number;
                2: number;
                3: number;
                4: number;
                5: number;
            };
        };
        ReviewRules: {
            open: boolean;
            verified_only: boolean;
            verified_label: boolean;
            stars: boolean;
            stars_required: boolean;
        };
        ProductReviews: {
            reviews: components["schemas"]["ProductReview"][];
            meta: components["schemas"]["PageMeta"];
            summary: components["schemas"]["ReviewSummary"];
            rules: components["schemas"]["ReviewRules"];
            mine: components["schemas"]["ProductReview"] | null;
            may_write: boolean;
        };
        SearchResult: {
            /** @enum {string} */
            kind: "product" | "vendor" | "order" | "category" | "coupon" | "customer";
            id: number;
            label: string;
            label_arabic: string;
            detail: string;
            href: string;
        };
        GeneralSettings: {
            company_name: string;
            company_address: string;
            company_phone_no: string;
            country: number | null;
            state: number | null;
            city: number | null;
            postal_code: string;
        };
        ProductSettings: {
            enable_reviews: boolean;
            show_verified_label: boolean;
            verified_only: boolean;
            enable_ratings: boolean;
            ratings_required: boolean;
        };
        PaymentSettings: {
            cod_enabled: boolean;
        };
        ShippingRate: {
            currency: components["schemas"]["Currency"];
            flat_fee: components["schemas"]["Money"];
            free_from: components["schemas"]["Money"] | null;
        };
        ShippingZone: {
            id: number;
            country: components["schemas"]["Country"] | null;
            handling_days_min: number;
            handling_days_max: number;
            rates: components["schemas"]["ShippingRate"][];
        };
        Synonym: {
            id: number;
            term: string;
            means: string;
            lang: components["schemas"]["Lang"];
            created_at: components["schemas"]["Moment"];
            updated_at: components["schemas"]["Moment"];
        };
        SearchMiss: {
            id: number;
            query: string;
            lang: components["schemas"]["Lang"];
            count: number;
            last_at: components["schemas"]["Moment"];
        };
        Testimonial: {
            id: number;
            words: string;
            words_arabic: string;
            name: string;
            name_arabic: string;
            place: string;
            place_arabic: string;
        };
        AdminTestimonial: {
            id: number;
            words: string;
            words_arabic: string;
            name: string;
            name_arabic: string;
            place: string;
            place_arabic: string;
            published: boolean;
        };
        IdentityRequest: {
            id: number;
            company_name: string;
            company_name_arabic: string;
            cr_number: string;
            cr_certificate: string | null;
            asked_at: components["schemas"]["Moment"];
            declined_at: components["schemas"]["Moment"] | null;
            decline_reason: string;
        };
        VendorIdentity: {
            company_name: string;
            company_name_arabic: string;
            cr_number: string;
            cr_certificate: string | null;
            logo_url: string | null;
            requested: components["schemas"]["IdentityRequest"] | null;
        };
        AdminVendorRow: {
            id: number;
            name: string;
            company_name: string;
            company_name_arabic: string;
            email: string;
            phone: string;
            logo: string | null;
            active: 0 | 1 | 2;
            rejection_remarks: string;
            created_at: components["schemas"]["Moment"];
            cr_certificate: string | null;
            asks: boolean;
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
            created_at: components["schemas"]["Moment"];
            requested: components["schemas"]["IdentityRequest"] | null;
            vendor: {
                company_name: string;
                company_name_arabic: string;
                company_address: string;
                company_phone_no: string;
                cr_number: string;
                country: number | null;
                state: number | null;
                city: number | null;
                postal_code: string;
                places: {
                    country: {
                        id: number;
                        name: string;
                        name_arabic: string;
                    } | null;
                    state: {
                        id: number;
                        name: string;
                        name_arabic: string;
                    } | null;
                    city: {
                        id: number;
                        name: string;
                        name_arabic: string;
                    } | null;
                };
            };
        };
        StockAlert: {
            id: number;
            product: components["schemas"]["Product"];
            variant: {
                id: number;
                value: string;
                value_arabic: string;
            } | null;
        };
        Vendor: {
            id: number;
            company_name: string;
            product_count: number;
        };
        Delivery: {
            country: components["schemas"]["Country"] | null;
            flat_fee: components["schemas"]["Money"];
            free_from: components["schemas"]["Money"] | null;
            handling_days_min: number;
            handling_days_max: number;
        };
        VendorDetail: {
            id: number;
            company_name: string;
            cr_number: string;
            logo: string | null;
            rating: number;
            total_reviews: number;
            product_count: number;
            member_since: components["schemas"]["Moment"];
            delivers_to: components["schemas"]["Delivery"][];
            payment_methods: components["schemas"]["PaymentMethod"][];
        };
        WishlistItem: {
            id: number;
            product: components["schemas"]["Product"];
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
