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
        /**
         * Opens a customer or vendor account
         * @description **For** everybody, signed in or not.
         *
         *     **Limit:** 10 a minute of one network address with one e-mail address.
         */
        post: operations["register"];
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
        /**
         * Opens a session
         * @description **For** everybody, signed in or not.
         *
         *     **Limit:** 10 a minute of one network address with one e-mail address.
         */
        post: operations["login"];
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
        /**
         * Ends this session
         * @description **For** whoever is signed in.
         */
        post: operations["logout"];
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
        /**
         * Sends a reset link, and says the same for an unknown address
         * @description **For** everybody, signed in or not.
         *
         *     **Limit:** 5 a minute of one network address with one e-mail address.
         */
        post: operations["requestPasswordReset"];
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
        /**
         * Sets a new password by a reset link
         * @description **For** everybody, signed in or not.
         *
         *     **Limit:** 10 a minute of one network address with one e-mail address.
         */
        post: operations["resetPassword"];
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
        /**
         * Who is signed in
         * @description **For** whoever is signed in.
         */
        get: operations["getUser"];
        put?: never;
        /**
         * Changes the account details; the e-mail address stays
         * @description **For** whoever is signed in.
         */
        post: operations["updateUser"];
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
        /**
         * Changes the password and ends all other sessions
         * @description **For** whoever is signed in.
         *
         *     **Limit:** 10 a minute of one network address with one e-mail address.
         */
        post: operations["changePassword"];
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
        /**
         * Stores the billing (0) or shipping (1) address
         * @description **For** customers.
         */
        post: operations["saveAddress"];
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
         * @description No carrier is connected: the country and the form of the postal code are checked here.
         *
         *     **For** customers.
         */
        post: operations["validateAddress"];
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
        /**
         * Countries
         * @description **For** everybody, signed in or not.
         */
        get: operations["listCountries"];
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
        /**
         * States of a country
         * @description **For** everybody, signed in or not.
         */
        get: operations["listStates"];
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
        /**
         * Cities of a state
         * @description **For** everybody, signed in or not.
         */
        get: operations["listCities"];
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
        /**
         * Asks for the newsletter; a mail with a link confirms it
         * @description **For** everybody, signed in or not.
         *
         *     **Limit:** 5 a minute of one network address with one e-mail address.
         */
        post: operations["subscribeToNewsletter"];
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
        /**
         * Confirms a subscription by the link of the mail; the first time, a code for 10 % off is mailed
         * @description **For** everybody, signed in or not.
         *
         *     **Limit:** 20 a minute of one network address with one e-mail address.
         */
        post: operations["confirmNewsletter"];
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
        /**
         * Ends a subscription by the link of any mail
         * @description **For** everybody, signed in or not.
         *
         *     **Limit:** 20 a minute of one network address with one e-mail address.
         */
        post: operations["unsubscribeFromNewsletter"];
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
        /**
         * Leaves a message for the shop, which gets it by mail
         * @description **For** everybody, signed in or not.
         *
         *     **Limit:** 5 a minute of one network address.
         */
        post: operations["sendContactMessage"];
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
        /**
         * A browser reports that an area failed to load or to run
         * @description **For** everybody, signed in or not.
         *
         *     **Limit:** 30 a minute of one network address with one e-mail address.
         */
        post: operations["reportAreaFailure"];
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
        /**
         * A browser reports that an area has run, while a canary is on
         * @description **For** everybody, signed in or not.
         *
         *     **Limit:** 30 a minute of one network address with one e-mail address.
         */
        post: operations["reportAreaLoad"];
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
         *
         *     **For** everybody, signed in or not.
         */
        get: operations["getAreaVitals"];
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
        /**
         * How often each area has failed in the browsers of the last days
         * @description **For** admins.
         */
        get: operations["listAreaHealth"];
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
        /**
         * A page of what browsers have reported, the newest first
         * @description **For** admins.
         */
        get: operations["listAreaFailures"];
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
        /**
         * The categories, each with the number of its products on sale
         * @description **For** everybody, signed in or not.
         */
        get: operations["listCategories"];
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
        /**
         * The shop: a page of what is on sale, or with `max_price=true` the highest price
         * @description **For** everybody, signed in or not.
         */
        get: operations["listProducts"];
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
        /**
         * The products with the best reviews
         * @description **For** everybody, signed in or not.
         */
        get: operations["listTopRatedProducts"];
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
        /**
         * A product by id or slug
         * @description **For** everybody, signed in or not.
         */
        get: operations["getProduct"];
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
        /**
         * What goes with a product
         * @description **For** everybody, signed in or not.
         */
        get: operations["listRelatedProducts"];
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
        /**
         * The newest products; with `search` a vendor looks among his own
         * @description **For** everybody, signed in or not.
         */
        get: operations["listNewestProducts"];
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
        /**
         * What somebody may mean who is still typing: products, categories, vendors and words; nothing under two letters
         * @description **For** everybody, signed in or not.
         */
        get: operations["suggestProducts"];
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
        /**
         * The tags that most products on sale carry
         * @description **For** everybody, signed in or not.
         */
        get: operations["listTags"];
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
        /**
         * The addresses of all products on sale, for search engines
         * @description **For** everybody, signed in or not.
         */
        get: operations["listProductAddresses"];
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
        /**
         * A page of a product’s reviews, with their numbers and what the caller may do
         * @description **For** everybody, signed in or not.
         */
        get: operations["listProductReviews"];
        put?: never;
        /**
         * Reviews a product, once
         * @description **For** customers.
         *
         *     **Limit:** 20 a minute of one network address with one e-mail address.
         */
        post: operations["writeReview"];
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
        /**
         * Changes the customer’s own review
         * @description **For** customers.
         *
         *     **Limit:** 20 a minute of one network address with one e-mail address.
         */
        post: operations["updateReview"];
        /**
         * Takes the customer’s own review back
         * @description **For** customers.
         */
        delete: operations["deleteReview"];
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
        /**
         * The customer’s cart, by vendor, with its sums
         * @description **For** customers.
         */
        get: operations["getCart"];
        put?: never;
        /**
         * Puts a product into the cart; a line held already grows
         * @description **For** customers.
         */
        post: operations["addToCart"];
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
        /**
         * Sets the quantity of a line
         * @description **For** customers.
         */
        post: operations["setCartQuantity"];
        /**
         * Takes a line out of the cart
         * @description **For** customers.
         */
        delete: operations["removeFromCart"];
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
        /**
         * Puts a coupon on the cart, in place of the one that was there
         * @description **For** customers.
         *
         *     **Limit:** 20 a minute of one network address with one e-mail address.
         */
        post: operations["applyCoupon"];
        /**
         * Takes the coupon off the cart
         * @description **For** customers.
         */
        delete: operations["removeCoupon"];
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
        /**
         * The customer’s wishes
         * @description **For** customers.
         */
        get: operations["getWishlist"];
        put?: never;
        /**
         * Remembers a product; again changes nothing
         * @description **For** customers.
         */
        post: operations["addToWishlist"];
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
        /**
         * Forgets a wish
         * @description **For** customers.
         */
        delete: operations["removeFromWishlist"];
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
        /**
         * The draft for the cart as it is now: the one that stands, or a new one
         * @description **For** customers.
         */
        post: operations["checkout"];
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
        /**
         * Places the whole order or nothing; the same number again orders nothing
         * @description **For** customers.
         */
        post: operations["placeOrder"];
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
        /**
         * A whole order that the customer has placed, by its number
         * @description **For** customers.
         */
        get: operations["getPlacedOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/id={user}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page of the customer’s orders, the newest first
         * @description **For** customers.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the customer’s orders: the part of one vendor
         * @description **For** customers.
         */
        get: operations["getOrder"];
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
        /**
         * Cancels a pending order, or asks the vendor to cancel a confirmed one
         * @description **For** customers.
         */
        post: operations["cancelOrder"];
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
        /**
         * Puts what an order held into the cart again, as far as it can be bought
         * @description **For** customers.
         */
        post: operations["reorder"];
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
        /**
         * Where an order is, by a number of it and the e-mail address of its bill or account
         * @description **For** everybody, signed in or not.
         *
         *     **Limit:** 10 a minute of one network address.
         */
        post: operations["trackOrder"];
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
        /**
         * A page of the vendor’s own products
         * @description **For** vendors whom the admin has activated.
         */
        get: operations["listVendorProducts"];
        put?: never;
        /**
         * A new product, which waits for the admin’s approval
         * @description **For** vendors whom the admin has activated.
         */
        post: operations["createVendorProduct"];
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
        /**
         * One of the vendor’s own products
         * @description **For** vendors whom the admin has activated.
         */
        get: operations["getVendorProduct"];
        put?: never;
        /**
         * Saves a product; its slug and its approval stay
         * @description **For** vendors whom the admin has activated.
         */
        post: operations["updateVendorProduct"];
        /**
         * Takes a product out of all lists
         * @description **For** vendors whom the admin has activated.
         */
        delete: operations["deleteVendorProduct"];
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
        /**
         * Activates, drafts or deletes many products; says which ones it could not
         * @description **For** vendors whom the admin has activated.
         */
        post: operations["changeVendorProducts"];
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
        /**
         * Stores a picture for a product; one that no product uses is removed after a day
         * @description **For** vendors whom the admin has activated.
         */
        post: operations["uploadVendorPicture"];
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
        /**
         * All products of the list’s filter, as the import reads them
         * @description **For** vendors whom the admin has activated.
         */
        get: operations["exportVendorProducts"];
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
        /**
         * A table to fill in for the import, with one example
         * @description **For** vendors whom the admin has activated.
         */
        get: operations["exportVendorProductTemplate"];
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
        /**
         * Creates and changes products from a CSV table, all lines or none; dry_run (the default) only reports
         * @description **For** vendors whom the admin has activated.
         */
        post: operations["importVendorProducts"];
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
        /**
         * A page of the vendor’s orders
         * @description **For** vendors whom the admin has activated.
         */
        get: operations["listVendorOrders"];
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
        /**
         * The vendor’s orders as a table
         * @description **For** vendors whom the admin has activated.
         */
        get: operations["exportVendorOrders"];
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
        /**
         * One of the vendor’s orders, by number or id
         * @description **For** vendors whom the admin has activated.
         */
        get: operations["getVendorOrder"];
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
        /**
         * Gives an order another status
         * @description **For** vendors whom the admin has activated.
         */
        post: operations["setVendorOrderStatus"];
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
        /**
         * Accepts or declines the customer’s wish to cancel an order
         * @description **For** vendors whom the admin has activated.
         */
        post: operations["decideVendorOrderCancellation"];
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
        /**
         * Has the carrier come for the parcel of an order
         * @description **For** vendors whom the admin has activated.
         */
        post: operations["schedulePickup"];
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
        /**
         * Tells the carrier not to come
         * @description **For** vendors whom the admin has activated.
         */
        post: operations["cancelPickup"];
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
        /**
         * A page of the vendor’s notifications, the newest first
         * @description **For** vendors whom the admin has activated.
         */
        get: operations["listVendorNotifications"];
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
        /**
         * How many of the vendor’s notifications are unread, and the id of the newest
         * @description **For** vendors whom the admin has activated.
         */
        get: operations["countUnreadVendorNotifications"];
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
        /**
         * Marks notifications as read: the named ones, or without `ids` all
         * @description **For** vendors whom the admin has activated.
         */
        post: operations["readVendorNotifications"];
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
        /**
         * What the vendor sold in a period beside the one before, and what waits for him
         * @description **For** vendors whom the admin has activated.
         */
        get: operations["getVendorDashboard"];
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
        /**
         * A page of the people who ordered from the vendor; `spent` sorts by the header’s currency
         * @description **For** vendors whom the admin has activated.
         */
        get: operations["listVendorCustomers"];
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
        /**
         * What the vendor earned between two days, with a page of the orders; the last 30 days unless told
         * @description **For** vendors whom the admin has activated.
         */
        get: operations["getVendorReport"];
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
        /**
         * All orders of the report as a table
         * @description **For** vendors whom the admin has activated.
         */
        get: operations["exportVendorReport"];
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
        /**
         * A page of the reviews of the vendor’s products, the newest first
         * @description **For** vendors whom the admin has activated.
         */
        get: operations["listVendorReviews"];
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
        /**
         * Answers a review below it, or takes the answer back
         * @description **For** vendors whom the admin has activated.
         */
        post: operations["answerVendorReview"];
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
        /**
         * The store’s name and address; `id` is the id of the vendor’s own user
         * @description **For** vendors whom the admin has activated.
         */
        get: operations["getVendorGeneralSettings"];
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
        /**
         * Saves the store’s name and address
         * @description **For** vendors whom the admin has activated.
         */
        post: operations["saveVendorGeneralSettings"];
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
        /**
         * What customers may say about the products
         * @description **For** vendors whom the admin has activated.
         */
        get: operations["getVendorProductSettings"];
        put?: never;
        /**
         * Saves what customers may say about the products
         * @description **For** vendors whom the admin has activated.
         */
        post: operations["saveVendorProductSettings"];
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
        /**
         * How customers may pay
         * @description **For** vendors whom the admin has activated.
         */
        get: operations["getVendorPaymentSettings"];
        put?: never;
        /**
         * Saves how customers may pay
         * @description **For** vendors whom the admin has activated.
         */
        post: operations["saveVendorPaymentSettings"];
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
        /**
         * Where the vendor ships to, by country, everywhere else last
         * @description **For** vendors whom the admin has activated.
         */
        get: operations["listVendorShippingZones"];
        put?: never;
        /**
         * Ships to one more country, or everywhere else
         * @description **For** vendors whom the admin has activated.
         */
        post: operations["createVendorShippingZone"];
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
        /**
         * Changes a shipping zone
         * @description **For** vendors whom the admin has activated.
         */
        post: operations["updateVendorShippingZone"];
        /**
         * Ships there no longer
         * @description **For** vendors whom the admin has activated.
         */
        delete: operations["deleteVendorShippingZone"];
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
        /**
         * What was sold in a period beside the one before, what waits, and the newest orders
         * @description **For** admins.
         */
        get: operations["getAdminDashboard"];
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
        /**
         * How much waits for the admin
         * @description **For** admins.
         */
        get: operations["getAdminWaiting"];
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
        /**
         * A page of vendors
         * @description **For** admins.
         */
        get: operations["listAdminVendors"];
        put?: never;
        /**
         * A new vendor with the platform’s default shipping
         * @description **For** admins.
         */
        post: operations["createAdminVendor"];
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
        /**
         * The vendors as a table
         * @description **For** admins.
         */
        get: operations["exportAdminVendors"];
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
        /**
         * One vendor
         * @description **For** admins.
         */
        get: operations["getAdminVendor"];
        put?: never;
        /**
         * Changes what the form names; everything else stays
         * @description **For** admins.
         */
        post: operations["updateAdminVendor"];
        /**
         * Takes a vendor without open orders out of the shop; his orders stay
         * @description **For** admins.
         */
        delete: operations["deleteAdminVendor"];
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
        /**
         * The vendor’s commercial registration certificate
         * @description **For** admins.
         */
        get: operations["downloadAdminVendorCertificate"];
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
        /**
         * Lets a vendor trade (1), stops (0) or rejects (2) him
         * @description **For** admins.
         */
        post: operations["setAdminVendorStatus"];
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
        /**
         * Activates, stops or deletes many vendors; says which ones it could not
         * @description **For** admins.
         */
        post: operations["changeAdminVendors"];
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
        /**
         * A page of categories
         * @description **For** admins.
         */
        get: operations["listAdminCategories"];
        put?: never;
        /**
         * A new category
         * @description **For** admins.
         */
        post: operations["createAdminCategory"];
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
        /**
         * The categories as a table
         * @description **For** admins.
         */
        get: operations["exportAdminCategories"];
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
        /**
         * One category
         * @description **For** admins.
         */
        get: operations["getAdminCategory"];
        put?: never;
        /**
         * Saves a category; its slug stays
         * @description **For** admins.
         */
        post: operations["updateAdminCategory"];
        /**
         * Deletes a category that holds no product
         * @description **For** admins.
         */
        delete: operations["deleteAdminCategory"];
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
        /**
         * Activates, deactivates or deletes many categories; says which ones it could not
         * @description **For** admins.
         */
        post: operations["changeAdminCategories"];
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
        /**
         * A page of all products
         * @description **For** admins.
         */
        get: operations["listAdminProducts"];
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
        /**
         * All products as a table
         * @description **For** admins.
         */
        get: operations["exportAdminProducts"];
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
        /**
         * A whole product, with what is different since its approval
         * @description **For** admins.
         */
        get: operations["getAdminProduct"];
        put?: never;
        post?: never;
        /**
         * Takes a product out of all lists
         * @description **For** admins.
         */
        delete: operations["deleteAdminProduct"];
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
        /**
         * Features a product, or no longer
         * @description **For** admins.
         */
        post: operations["toggleAdminProductFeatured"];
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
        /**
         * Approves a product, or takes the approval back
         * @description **For** admins.
         */
        post: operations["toggleAdminProductApproval"];
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
        /**
         * Approves, features or deletes many products, or takes that back
         * @description **For** admins.
         */
        post: operations["changeAdminProducts"];
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
        /**
         * What is different about a product since its approval; nothing when nothing is
         * @description **For** admins.
         */
        get: operations["listAdminProductChanges"];
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
        /**
         * Approves a product as it is now
         * @description **For** admins.
         */
        post: operations["acceptAdminProductChanges"];
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
        /**
         * A page of everybody’s orders
         * @description **For** admins.
         */
        get: operations["listAdminOrders"];
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
        /**
         * Everybody’s orders as a table
         * @description **For** admins.
         */
        get: operations["exportAdminOrders"];
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
        /**
         * A page of coupons, the newest first
         * @description **For** admins.
         */
        get: operations["listAdminCoupons"];
        put?: never;
        /**
         * Makes a coupon
         * @description **For** admins.
         */
        post: operations["createAdminCoupon"];
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
        /**
         * All coupons of the list’s filter as a table
         * @description **For** admins.
         */
        get: operations["exportAdminCoupons"];
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
        /**
         * One coupon
         * @description **For** admins.
         */
        get: operations["getAdminCoupon"];
        put?: never;
        /**
         * Saves a coupon; once used, its code, kind, value and funding stay
         * @description **For** admins.
         */
        post: operations["updateAdminCoupon"];
        /**
         * Deletes a coupon that nobody has used
         * @description **For** admins.
         */
        delete: operations["deleteAdminCoupon"];
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
        /**
         * A page of the orders that a coupon was used for, the newest first
         * @description **For** admins.
         */
        get: operations["listAdminCouponUses"];
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
        /**
         * Switches a coupon on or off
         * @description **For** admins.
         */
        post: operations["setAdminCouponActive"];
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
        /**
         * Switches many coupons on or off, or deletes those that nobody has used
         * @description **For** admins.
         */
        post: operations["changeAdminCoupons"];
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
        /**
         * A page of reviews, the newest first
         * @description **For** admins.
         */
        get: operations["listAdminReviews"];
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
        /**
         * All reviews of the list’s filter as a table
         * @description **For** admins.
         */
        get: operations["exportAdminReviews"];
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
        /**
         * Hides a review, or shows it; one that waits is looked at with either
         * @description **For** admins.
         */
        post: operations["setAdminReviewVisibility"];
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
        /**
         * Hides or shows many reviews
         * @description **For** admins.
         */
        post: operations["changeAdminReviews"];
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
        /**
         * A page of subscribers, the newest first
         * @description **For** admins.
         */
        get: operations["listAdminNewsletterReaders"];
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
        /**
         * All subscribers of the list’s filter as a table
         * @description **For** admins.
         */
        get: operations["exportAdminNewsletter"];
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
        /**
         * Ends a subscription; an address can subscribe again by itself
         * @description **For** admins.
         */
        post: operations["unsubscribeAdminNewsletterReader"];
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
        /**
         * Ends many subscriptions
         * @description **For** admins.
         */
        post: operations["changeAdminNewsletter"];
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
        /**
         * A page of messages, the newest first
         * @description **For** admins.
         */
        get: operations["listAdminMessages"];
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
        /**
         * All messages of the list’s filter as a table
         * @description **For** admins.
         */
        get: operations["exportAdminMessages"];
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
        /**
         * Marks a message as dealt with, or opens it again
         * @description **For** admins.
         */
        post: operations["setAdminMessageHandled"];
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
        /**
         * Marks many messages as dealt with, or opens them again
         * @description **For** admins.
         */
        post: operations["changeAdminMessages"];
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
        /**
         * A page of countries, the home markets first
         * @description **For** admins.
         */
        get: operations["listAdminCountries"];
        put?: never;
        /**
         * Adds a country
         * @description **For** admins.
         */
        post: operations["createAdminCountry"];
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
        /**
         * A page of the states of a country
         * @description **For** admins.
         */
        get: operations["listAdminStates"];
        put?: never;
        /**
         * Adds a state to a country
         * @description **For** admins.
         */
        post: operations["createAdminState"];
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
        /**
         * A page of the cities of a state
         * @description **For** admins.
         */
        get: operations["listAdminCities"];
        put?: never;
        /**
         * Adds a city to a state
         * @description **For** admins.
         */
        post: operations["createAdminCity"];
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
        /**
         * Renames a place; orders keep the names that they were placed with
         * @description **For** admins.
         */
        post: operations["updateAdminPlace"];
        /**
         * Deletes a place that nobody uses, with what is in it
         * @description **For** admins.
         */
        delete: operations["deleteAdminPlace"];
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
        /**
         * Lets forms offer a place, or no longer offer it and what is in it; addresses keep it
         * @description **For** admins.
         */
        post: operations["setAdminPlaceListed"];
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
        /**
         * How to reach the shop, and the currency of a first visit; a change shows within seconds
         * @description **For** everybody, signed in or not.
         */
        get: operations["getSite"];
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
        /**
         * The settings of the platform
         * @description **For** admins.
         */
        get: operations["getAdminPlatformSettings"];
        put?: never;
        /**
         * Saves the settings of the platform
         * @description **For** admins.
         */
        post: operations["saveAdminPlatformSettings"];
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
        /**
         * A page of the audit log, the newest first
         * @description **For** admins.
         */
        get: operations["listAdminAuditEntries"];
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
        /**
         * The audit log as a table
         * @description **For** admins.
         */
        get: operations["exportAdminAudit"];
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
        /**
         * Who and what occurs in the audit log
         * @description **For** admins.
         */
        get: operations["getAdminAuditFilters"];
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
        /**
         * Products, vendors, orders, categories and coupons by name or number
         * @description **For** admins.
         */
        get: operations["searchAdmin"];
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
        /**
         * The vendor’s own products, orders and customers by name or number
         * @description **For** vendors whom the admin has activated.
         */
        get: operations["searchVendor"];
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
        /**
         * A page of words that mean other words to the search, the newest first
         * @description **For** admins.
         */
        get: operations["listAdminSynonyms"];
        put?: never;
        /**
         * Lets a word mean another
         * @description **For** admins.
         */
        post: operations["createAdminSynonym"];
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
        /**
         * A page of what shoppers looked for and did not find, the most frequent first
         * @description **For** admins.
         */
        get: operations["listAdminSearchMisses"];
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
        /**
         * Changes a synonym
         * @description **For** admins.
         */
        post: operations["updateAdminSynonym"];
        /**
         * Deletes a synonym
         * @description **For** admins.
         */
        delete: operations["deleteAdminSynonym"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Currencies that the shop sells in. Minor digits: SAR 2, BHD 3, USD 2.
         * @enum {string}
         */
        Currency: "SAR" | "BHD" | "USD";
        /**
         * @description Languages of every screen and message
         * @enum {string}
         */
        Lang: "en" | "ar";
        /** @description Amount in major units of its currency */
        Money: number;
        /**
         * Format: date-time
         * @description A moment on the wire: ISO 8601, UTC
         */
        Moment: string;
        /** @description Where a page of a list stands */
        PageMeta: {
            /** @description The page that this is, from 1 */
            current_page: number;
            /** @description The last page; 1 for an empty list */
            last_page: number;
            /** @description How many rows all pages have together */
            total: number;
            /** @description How many rows a page has */
            per_page: number;
        };
        /** @description The one error shape. `errors` maps a field (dotted when nested) to its messages; `code` is for programs, `message` for people. */
        ApiError: {
            /** @description The HTTP status once more */
            status: number;
            /**
             * @description Always false
             * @constant
             */
            success: false;
            /** @description What went wrong, for programs */
            code: components["schemas"]["ErrorCode"];
            /**
             * @description The same for people, in the language of the header `lang`
             * @example Please sign in first.
             */
            message: string;
            /** @description The same as `message` */
            error?: string;
            /** @description Field (dotted where nested: `billing.city`) or header to what is wrong with it, for people; only where a field is to blame */
            errors?: {
                [key: string]: string[];
            };
            /** @description More for programs; which codes carry what, says each operation */
            data?: {
                [key: string]: unknown;
            };
        };
        /** @description A product that is not there in the quantity asked for */
        ShortLine: {
            /**
             * @description The product
             * @example 12
             */
            product_id: number;
            /**
             * @description The variant; null for a product without variants
             * @example null
             */
            variant_id: number | null;
            /**
             * @description The product’s English name
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Its Arabic name; the English one where there is none
             * @example قفازات نتريل
             */
            name_arabic: string;
            /**
             * @description How many units could be had at this moment; 0 when none
             * @example 40
             */
            available_stock: number;
        };
        /** @description What cannot be had */
        ShortLines: {
            /** @description Every product that stands in the way, so that all can be shown at once */
            lines: components["schemas"]["ShortLine"][];
        };
        /** @description How many units of the product or variant are left */
        AvailableUnits: {
            /**
             * @description How many units could be had at this moment; 0 when none
             * @example 40
             */
            available_stock: number;
        };
        /** @description What the order would come to now, to be shown before it is placed again */
        NewTotals: {
            /**
             * @description The currency of these amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /**
             * @description The goods
             * @example 49
             */
            sub_total: components["schemas"]["Money"];
            /**
             * @description What a coupon takes off the goods
             * @example 10
             */
            discount: components["schemas"]["Money"];
            /**
             * @description Shipping of all vendors
             * @example 15
             */
            shipping_cost: components["schemas"]["Money"];
            /**
             * @description What the customer would pay now
             * @example 64
             */
            grand_total: components["schemas"]["Money"];
        };
        /** @description What is missing until the coupon holds */
        MissingAmount: {
            /**
             * @description The currency of these amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /** @description What the goods that the coupon covers must come to */
            minimum: components["schemas"]["Money"];
            /** @description How much of that is missing */
            missing: components["schemas"]["Money"];
        };
        /** @description A country that an address may name */
        Country: {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Its name, in the language asked for
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Two letters of ISO 3166-1
             * @example SA
             */
            iso2: string;
        };
        /** @description A state, province or region of a country */
        State: {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Its name, in the language asked for
             * @example Nitrile gloves
             */
            name: string;
        };
        /** @description A city of a state */
        City: {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Its name, in the language asked for
             * @example Nitrile gloves
             */
            name: string;
        };
        /** @description type: 0 billing, 1 shipping */
        Address: {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description 0 billing, 1 shipping */
            type: 0 | 1;
            /** @description Null when the country was never chosen */
            country: components["schemas"]["Country"] | null;
            /** @description Null when the state was never chosen */
            state: components["schemas"]["State"] | null;
            /** @description Null when the city was never chosen */
            city: components["schemas"]["City"] | null;
            /**
             * @description Street and house
             * @example 12 Palm Street
             */
            address_1: string;
            /**
             * @description Whatever else finds the door; may be empty
             * @example Second floor
             */
            address_2: string;
            /**
             * @description Postal code in the form of its country (Saudi Arabia: 5 digits); may be empty
             * @example 12345
             */
            postal_code: string;
            /**
             * @description Phone number as the person wrote it
             * @example +966 50 123 4567
             */
            phone_number: string;
            /**
             * @description Short code of the Saudi national address; may be empty
             * @example RRRD2929
             */
            national_address: string;
        };
        /**
         * @description Status labels by code: 1 Pending, 2 Confirmed, 3 Shipped, 4 Completed, 5 Cancelled, 6 Cancel With Refund
         * @enum {string}
         */
        OrderStatus: "Pending" | "Confirmed" | "Shipped" | "Completed" | "Cancelled" | "Cancel With Refund";
        /** @description A sold line as it was when the order was placed. `review`: whether the customer has reviewed the product, or may. */
        OrderProduct: {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description What was bought, as it was called and cost then */
            product: {
                /**
                 * @description Names it in the paths and bodies of other operations
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
                 * @description Arabic name; may be empty, then the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
                /**
                 * @description The vendor’s own number of the article, unique among his
                 * @example GLV-NIT-100
                 */
                sku: string;
                /**
                 * @description Address of the main picture, relative to the origin of this API: 640 px square WebP; null without one
                 * @example /media/ab12cd34-640.webp
                 */
                product_image: string | null;
                /**
                 * @description Price of one unit then, discount applied
                 * @example 24.5
                 */
                price: components["schemas"]["Money"];
                /**
                 * @description The variant’s size or colour in English; empty for a product without variants
                 * @example Large
                 */
                variant: string;
                /**
                 * @description The same in Arabic
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
             * @description The goods: prices times quantities, before coupon and shipping
             * @example 49
             */
            sub_total: components["schemas"]["Money"];
            /** @description The status of the order that it is part of */
            status: components["schemas"]["OrderStatus"];
            /**
             * @description written: the customer has reviewed the product; may_write: he may; none: neither
             * @enum {string}
             */
            review: "none" | "may_write" | "written";
        };
        /** @description One change of status: who did it (by role), when, from what to what */
        StatusChange: {
            /** @description The status before; null for the first */
            from: components["schemas"]["OrderStatus"] | null;
            /** @description The status after */
            to: components["schemas"]["OrderStatus"];
            /** @description What was written about it; may be empty */
            note: string;
            /**
             * @description Who did it
             * @enum {string}
             */
            actor: "customer" | "vendor" | "admin" | "system";
            /**
             * @description When it came to be
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        };
        /** @description A customer's wish to cancel a confirmed order. `reason`: what the vendor wrote when declining. */
        CancelRequest: {
            /** @description When the customer asked */
            asked_at: components["schemas"]["Moment"];
            /**
             * @description open: the vendor has not answered; declined: he said no
             * @enum {string}
             */
            state: "open" | "declined";
            /** @description What the vendor wrote when declining; may be empty */
            reason: string;
        };
        /** @description When the carrier fetches the parcel: a day in Riyadh and two times (`HH:mm`) */
        Pickup: {
            /** @description Name of the carrier */
            carrier: string;
            /**
             * Format: date
             * @description The day, in Riyadh
             */
            date: string;
            /**
             * @description Not before this time, `HH:mm` in Riyadh
             * @example 2026-03-01
             */
            from: string;
            /**
             * @description Not after this time, `HH:mm` in Riyadh
             * @example 2026-03-31
             */
            to: string;
            /**
             * @description The carrier’s number of the parcel; empty before a pickup is scheduled
             * @example 44123456789
             */
            tracking_id: string;
            /**
             * @description Address of the label to print for the parcel; empty without one
             * @example https://carrier.example.com/label/44123456789.pdf
             */
            label_url: string;
        };
        /** @description One vendor's part of an order, the same for customer, vendor and admin. Some keys have two names, of which clients read either. Amounts are in the order's own `currency`. */
        Order: {
            /**
             * @description Id of this part
             * @example 7
             */
            id: number;
            /** @description Id of the whole order */
            order_id: number;
            /**
             * @description Number of the whole order, over all vendors
             * @example BLS-4827193056
             */
            order_no: string;
            /**
             * @description Number of one vendor’s part of an order
             * @example BLS-4827193056-1
             */
            order_sub_no: string;
            /** @description The same as `created_at` */
            order_date: components["schemas"]["Moment"];
            /**
             * @description When it came to be
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /** @description Where it stands */
            status: components["schemas"]["OrderStatus"];
            /**
             * @description 1 Pending, 2 Confirmed, 3 Shipped, 4 Completed, 5 Cancelled, 6 Cancel With Refund
             * @example 1
             */
            status_code: number;
            /**
             * @description The currency in which it was placed, and of all its amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /**
             * @description The goods: prices times quantities, before coupon and shipping
             * @example 49
             */
            sub_total: components["schemas"]["Money"];
            /** @description The same as `sub_total` */
            subtotal: components["schemas"]["Money"];
            /**
             * @description What shipping costs; 0 when free
             * @example 15
             */
            shipping_cost: components["schemas"]["Money"];
            /**
             * @description Tax; 0, prices include it
             * @example 0
             */
            tax_amount: components["schemas"]["Money"];
            /**
             * @description What a coupon took off these goods
             * @example 10
             */
            discount: components["schemas"]["Money"];
            /**
             * @description What is to be paid: goods, less discount, plus shipping
             * @example 64
             */
            total_amount: components["schemas"]["Money"];
            /** @description The same as `total_amount` */
            total: components["schemas"]["Money"];
            /**
             * @description `cash`: on delivery; null on an old order
             * @example cash
             */
            payment_method: string | null;
            /**
             * @description The carrier’s number of the parcel; empty before a pickup is scheduled
             * @example 44123456789
             */
            tracking_id: string;
            /** @description The same as `tracking_id` */
            track_id: string;
            /**
             * @description What the vendor tells about the parcel’s way; may be empty
             * @example Left Riyadh this morning.
             */
            tracking_information: string;
            /**
             * @description Address of the label to print for the parcel; empty without one
             * @example https://carrier.example.com/label/44123456789.pdf
             */
            label_url: string;
            /** @description What the vendor wrote for the customer; may be empty */
            note: string;
            /**
             * @description What the customer wrote with the order; may be empty
             * @example Please ring before you come.
             */
            message: string;
            /**
             * @description Why it was cancelled; may be empty
             * @example
             */
            cancellation_reason: string;
            /** @description When the customer asked to cancel; null when he did not */
            cancel_requested_at: components["schemas"]["Moment"] | null;
            /** @description That wish and its answer; null without one */
            cancel_request: components["schemas"]["CancelRequest"] | null;
            /** @description cancel: at once; ask: the vendor to cancel; null: neither */
            customer_may: ("cancel" | "ask") | null;
            /** @description Last day in Riyadh on which it leaves in time; null when not known */
            ship_by: string | null;
            /** @description `ship_by` is past, and it is still Pending or Confirmed */
            is_late: boolean;
            /** @description When the carrier comes; null without one */
            pickup: components["schemas"]["Pickup"] | null;
            /** @description Who sells it */
            vendor: {
                /**
                 * @description Id of the vendor
                 * @example 7
                 */
                id: number;
                /**
                 * @description The same as `company_name`
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description The company’s name as it is shown to English readers
                 * @example Dilmun Medical
                 */
                company_name: string;
                /**
                 * @description E-mail address, in lower case; it is the name of the account and never changes
                 * @example noura@example.com
                 */
                email: string;
                /**
                 * @description Number of the commercial registration; empty where none was entered
                 * @example 1010123456
                 */
                cr_number: string;
                /** @description Where the vendor is */
                address: {
                    /**
                     * @description Who it is for
                     * @example Nitrile gloves
                     */
                    name: string;
                    /**
                     * @description Phone number as the person wrote it
                     * @example +966 50 123 4567
                     */
                    phone_number: string;
                    /**
                     * @description E-mail address, in lower case; it is the name of the account and never changes
                     * @example noura@example.com
                     */
                    email: string;
                    /**
                     * @description Street and house
                     * @example 12 Palm Street
                     */
                    address_1: string;
                    /**
                     * @description Whatever else finds the door; may be empty
                     * @example Second floor
                     */
                    address_2: string;
                    /**
                     * @description The same as `address_1`
                     * @example 12 Palm Street
                     */
                    street: string;
                    /** @description Name of the city, in the language asked for */
                    city: string;
                    /** @description Name of the state, in the language asked for */
                    state: string;
                    /**
                     * @description Postal code; may be empty
                     * @example 12345
                     */
                    zip_code: string;
                    /** @description Name of the country, in the language asked for */
                    country: string;
                };
            };
            /** @description The customer; null after the account was removed */
            user: {
                /**
                 * @description Id of the customer
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
                 * @description E-mail address, in lower case; it is the name of the account and never changes
                 * @example noura@example.com
                 */
                email: string;
                /**
                 * @description Phone number as the person wrote it
                 * @example +966 50 123 4567
                 */
                phone_number: string;
                /** @description The customer’s stored addresses, in short */
                addresses: {
                    /**
                     * @description Street and house
                     * @example 12 Palm Street
                     */
                    address_1: string;
                    /**
                     * @description Whatever else finds the door; may be empty
                     * @example Second floor
                     */
                    address_2: string;
                    /**
                     * @description Phone number as the person wrote it
                     * @example +966 50 123 4567
                     */
                    phone_number: string;
                }[];
            } | null;
            /** @description Where the parcels go, as it was when the order was placed; null on an old order without one */
            shipping_address: {
                /**
                 * @description Who it is for
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Phone number as the person wrote it
                 * @example +966 50 123 4567
                 */
                phone_number: string;
                /**
                 * @description E-mail address, in lower case; it is the name of the account and never changes
                 * @example noura@example.com
                 */
                email: string;
                /**
                 * @description Street and house
                 * @example 12 Palm Street
                 */
                address_1: string;
                /**
                 * @description Whatever else finds the door; may be empty
                 * @example Second floor
                 */
                address_2: string;
                /**
                 * @description The same as `address_1`
                 * @example 12 Palm Street
                 */
                street: string;
                /** @description Name of the city, in the language asked for */
                city: string;
                /** @description Name of the state, in the language asked for */
                state: string;
                /**
                 * @description Postal code; may be empty
                 * @example 12345
                 */
                zip_code: string;
                /** @description Name of the country, in the language asked for */
                country: string;
            } | null;
            /** @description Whom the bill is for, as it was when the order was placed; null on an old order without one */
            billing_address: {
                /**
                 * @description Who it is for
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Phone number as the person wrote it
                 * @example +966 50 123 4567
                 */
                phone_number: string;
                /**
                 * @description E-mail address, in lower case; it is the name of the account and never changes
                 * @example noura@example.com
                 */
                email: string;
                /**
                 * @description Street and house
                 * @example 12 Palm Street
                 */
                address_1: string;
                /**
                 * @description Whatever else finds the door; may be empty
                 * @example Second floor
                 */
                address_2: string;
                /**
                 * @description The same as `address_1`
                 * @example 12 Palm Street
                 */
                street: string;
                /** @description Name of the city, in the language asked for */
                city: string;
                /** @description Name of the state, in the language asked for */
                state: string;
                /**
                 * @description Postal code; may be empty
                 * @example 12345
                 */
                zip_code: string;
                /** @description Name of the country, in the language asked for */
                country: string;
            } | null;
            /** @description Where it goes, in short; null without an address */
            address: {
                /** @description The country */
                country: {
                    /**
                     * @description Its name, in the language asked for
                     * @example Nitrile gloves
                     */
                    name: string;
                };
                /** @description The city */
                city: {
                    /**
                     * @description Its name, in the language asked for
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
                 * @description Whatever else finds the door; may be empty
                 * @example Second floor
                 */
                address_2: string;
            } | null;
            /** @description What was bought, line by line */
            order_products: components["schemas"]["OrderProduct"][];
            /** @description Every change of status, the oldest first */
            history: components["schemas"]["StatusChange"][];
        };
        /** @description A whole order as its customer placed it, over all vendors. Amounts are in the order's own `currency`. */
        PlacedOrder: {
            /**
             * @description Number of the whole order, over all vendors
             * @example BLS-4827193056
             */
            order_no: string;
            /**
             * @description When the order was placed
             * @example 2026-03-01T09:30:00.000Z
             */
            placed_at: components["schemas"]["Moment"];
            /**
             * @description The currency in which it was placed, and of all its amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /**
             * @description The goods: prices times quantities, before coupon and shipping
             * @example 49
             */
            sub_total: components["schemas"]["Money"];
            /**
             * @description What shipping costs; 0 when free
             * @example 15
             */
            shipping_cost: components["schemas"]["Money"];
            /**
             * @description What the coupon took off the goods
             * @example 10
             */
            discount: components["schemas"]["Money"];
            /**
             * @description Code of the coupon; null without one
             * @example HELLO-12345678
             */
            coupon_code: string | null;
            /**
             * @description Tax; 0, prices include it
             * @example 0
             */
            tax_amount: components["schemas"]["Money"];
            /**
             * @description What is to be paid for the whole order
             * @example 64
             */
            grand_total: components["schemas"]["Money"];
            /**
             * @description `cash`: on delivery; null on an old order
             * @example cash
             */
            payment_method: string | null;
            /** @description Whom the bill is for, as it was when the order was placed; null on an old order without one */
            billing_address: {
                /**
                 * @description Who it is for
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Phone number as the person wrote it
                 * @example +966 50 123 4567
                 */
                phone_number: string;
                /**
                 * @description E-mail address, in lower case; it is the name of the account and never changes
                 * @example noura@example.com
                 */
                email: string;
                /**
                 * @description Street and house
                 * @example 12 Palm Street
                 */
                address_1: string;
                /**
                 * @description Whatever else finds the door; may be empty
                 * @example Second floor
                 */
                address_2: string;
                /**
                 * @description The same as `address_1`
                 * @example 12 Palm Street
                 */
                street: string;
                /** @description Name of the city, in the language asked for */
                city: string;
                /** @description Name of the state, in the language asked for */
                state: string;
                /**
                 * @description Postal code; may be empty
                 * @example 12345
                 */
                zip_code: string;
                /** @description Name of the country, in the language asked for */
                country: string;
            } | null;
            /** @description Where the parcels go, as it was when the order was placed; null on an old order without one */
            shipping_address: {
                /**
                 * @description Who it is for
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Phone number as the person wrote it
                 * @example +966 50 123 4567
                 */
                phone_number: string;
                /**
                 * @description E-mail address, in lower case; it is the name of the account and never changes
                 * @example noura@example.com
                 */
                email: string;
                /**
                 * @description Street and house
                 * @example 12 Palm Street
                 */
                address_1: string;
                /**
                 * @description Whatever else finds the door; may be empty
                 * @example Second floor
                 */
                address_2: string;
                /**
                 * @description The same as `address_1`
                 * @example 12 Palm Street
                 */
                street: string;
                /** @description Name of the city, in the language asked for */
                city: string;
                /** @description Name of the state, in the language asked for */
                state: string;
                /**
                 * @description Postal code; may be empty
                 * @example 12345
                 */
                zip_code: string;
                /** @description Name of the country, in the language asked for */
                country: string;
            } | null;
            /**
             * @description What the customer wrote with the order; may be empty
             * @example Please ring before you come.
             */
            message: string;
            /** @description One part for each vendor */
            orders: components["schemas"]["Order"][];
        };
        /**
         * @description The last 7 days, the last 30 days or the last 12 months, each with the present day or month as far as it has come
         * @enum {string}
         */
        SalesPeriod: "week" | "month" | "year";
        /** @description One number of a period beside the same span before. `sales` and `average_order` are Money, the others are counts. `change_percent` null: there was nothing before to compare with. */
        SalesBox: {
            /**
             * @description What is counted
             * @enum {string}
             */
            key: "sales" | "orders" | "average_order" | "units" | "customers";
            /** @description The number of the period: an amount for sales and average_order, else a count */
            value: number;
            /**
             * @description The same number of the span before
             * @example 120
             */
            previous: number;
            /**
             * @description Change against the span before in percent; null: there was nothing to compare with
             * @example 12.5
             */
            change_percent: number | null;
        };
        /** @description What was sold from one day to another, both included: a day, or in a year a month */
        SalesBar: {
            /**
             * Format: date
             * @description First day
             * @example 2026-03-01
             */
            from: string;
            /**
             * Format: date
             * @description Last day, included
             * @example 2026-03-31
             */
            to: string;
            /** @description What was sold */
            sales: components["schemas"]["Money"];
            /** @description How many orders were placed */
            orders: number;
        };
        /** @description A product by how much of it was sold; `sales` is its goods before any coupon, in the dashboard's currency */
        TopProduct: {
            /**
             * @description Names it in the paths and bodies of other operations
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
             * @description Arabic name; may be empty, then the English one is shown
             * @example قفازات نتريل
             */
            name_arabic: string;
            /**
             * @description Address of the picture, relative to the origin of this API: 640 px square WebP; null without one
             * @example /media/ab12cd34-640.webp
             */
            image: string | null;
            /** @description How many were sold */
            units: number;
            /** @description What its goods came to, before any coupon */
            sales: components["schemas"]["Money"];
        };
        /** @description How many things wait for the vendor; each number is the total of its filtered list */
        WaitingWork: {
            /** @description Orders to confirm */
            to_confirm: number;
            /** @description Orders that should have left */
            late: number;
            /** @description Orders that a customer wants cancelled */
            cancel_requests: number;
            /** @description Products of which five units or fewer are left */
            low_stock: number;
            /** @description Products that wait for the admin */
            pending_products: number;
            /** @description Reviews without an answer */
            reviews_to_answer: number;
        };
        /** @description How many orders, cancelled ones left out, there ever were in a currency */
        SoldCurrency: {
            /**
             * @description The currency of the amounts beside it
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /** @description How many orders, cancelled ones left out */
            orders: number;
        };
        /** @description The vendor's first page. `from` and `to` are the days of the period, in Riyadh. All amounts and counts of sales are in one currency, and cancelled orders are no sales. `currencies` is empty for a vendor who has sold nothing yet. */
        VendorDashboard: {
            /**
             * @description The currency of all amounts
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /**
             * @description The span that was asked for
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
            /** @description The numbers beside those of the span before */
            boxes: components["schemas"]["SalesBox"][];
            /** @description What was sold, day by day or month by month */
            series: components["schemas"]["SalesBar"][];
            /** @description What sold best */
            top_products: components["schemas"]["TopProduct"][];
            /** @description What there is to do */
            waiting: components["schemas"]["WaitingWork"];
            /** @description In which currencies anything was ever sold; empty before the first order */
            currencies: components["schemas"]["SoldCurrency"][];
        };
        /** @description Somebody who ordered from the vendor. `orders` counts all orders, `spent` leaves cancelled ones out. */
        VendorCustomer: {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description First and last name
             * @example Noura Al Harbi
             */
            full_name: string;
            /**
             * @description E-mail address, in lower case; it is the name of the account and never changes
             * @example noura@example.com
             */
            email: string;
            /**
             * @description Phone number as the person wrote it
             * @example +966 50 123 4567
             */
            phone_number: string;
            /** @description How many orders, cancelled ones too */
            orders: number;
            /** @description When the first was placed */
            first_order_at: components["schemas"]["Moment"];
            /** @description When the last was placed */
            last_order_at: components["schemas"]["Moment"];
            /** @description What they came to, cancelled ones left out, by currency */
            spent: {
                /**
                 * @description The currency of the amounts beside it
                 * @example SAR
                 */
                currency: components["schemas"]["Currency"];
                /** @description What was spent in that currency */
                amount: components["schemas"]["Money"];
            }[];
        };
        /** @description The sums of a report. Cancelled orders count in `refunded` (what those cancelled with a refund came to) and `cancelled` (how many there are) only. `net` = gross - discounts + shipping + tax. */
        ReportTiles: {
            /** @description The goods, before coupons */
            gross: components["schemas"]["Money"];
            /** @description What coupons took off */
            discounts: components["schemas"]["Money"];
            /** @description What customers paid for shipping */
            shipping: components["schemas"]["Money"];
            /** @description Tax; 0, prices include it */
            tax: components["schemas"]["Money"];
            /** @description gross - discounts + shipping + tax */
            net: components["schemas"]["Money"];
            /** @description How many orders */
            orders: number;
            /** @description How many units */
            units: number;
            /** @description What the orders that were cancelled with a refund came to */
            refunded: components["schemas"]["Money"];
            /** @description How many orders were cancelled */
            cancelled: number;
        };
        /** @description One order of a report, cancelled or not */
        ReportRow: {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Number of the whole order, over all vendors
             * @example BLS-4827193056
             */
            order_no: string;
            /**
             * @description Number of one vendor’s part of an order
             * @example BLS-4827193056-1
             */
            order_sub_no: string;
            /**
             * @description When the order was placed
             * @example 2026-03-01T09:30:00.000Z
             */
            placed_at: components["schemas"]["Moment"];
            /** @description Where it stands */
            status: components["schemas"]["OrderStatus"];
            /**
             * @description 1 Pending, 2 Confirmed, 3 Shipped, 4 Completed, 5 Cancelled, 6 Cancel With Refund
             * @example 1
             */
            status_code: number;
            /** @description Name of the customer */
            customer: string;
            /** @description How many units */
            units: number;
            /**
             * @description The goods: prices times quantities, before coupon and shipping
             * @example 49
             */
            sub_total: components["schemas"]["Money"];
            /**
             * @description What a coupon took off
             * @example 10
             */
            discount: components["schemas"]["Money"];
            /**
             * @description What shipping costs; 0 when free
             * @example 15
             */
            shipping_cost: components["schemas"]["Money"];
            /**
             * @description Tax; 0, prices include it
             * @example 0
             */
            tax_amount: components["schemas"]["Money"];
            /**
             * @description What is to be paid: goods, less discount, plus shipping
             * @example 64
             */
            total_amount: components["schemas"]["Money"];
        };
        /** @description What a vendor earned between two days in Riyadh, both included, in one currency; the newest order first */
        VendorReport: {
            /**
             * @description The currency of all amounts
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
            /** @description The sums of all orders of the span */
            tiles: components["schemas"]["ReportTiles"];
            /** @description The orders of this page */
            rows: components["schemas"]["ReportRow"][];
            /** @description In which currencies anything was ever sold */
            currencies: components["schemas"]["SoldCurrency"][];
            /** @description Where this page of the list stands */
            meta: components["schemas"]["PageMeta"];
        };
        /** @description What was sold in one currency over one period, cancelled orders left out. Days are those of Riyadh and Manama. */
        Sales: {
            /**
             * @description The days that are counted, today included
             * @enum {string}
             */
            period: "today" | "last_7_days" | "last_30_days";
            /**
             * @description The currency of the amounts beside it
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /** @description How many orders were placed */
            orders: number;
            /** @description What they came to */
            total: components["schemas"]["Money"];
        };
        /** @description A box of the admin's first page, as of the vendor's; `vendors`: how many of them sold something */
        PlatformBox: {
            /**
             * @description What is counted
             * @enum {string}
             */
            key: "sales" | "orders" | "average_order" | "units" | "customers" | "vendors";
            /** @description The number of the period: an amount for sales and average_order, else a count */
            value: number;
            /**
             * @description The same number of the span before
             * @example 120
             */
            previous: number;
            /**
             * @description Change against the span before in percent; null: there was nothing to compare with
             * @example 12.5
             */
            change_percent: number | null;
        };
        /** @description A vendor by what he sold, in the dashboard's currency */
        TopVendor: {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description The company’s name as it is shown to English readers
             * @example Dilmun Medical
             */
            company_name: string;
            /**
             * @description The company’s Arabic name; empty where it has none
             * @example دلمون الطبية
             */
            company_name_arabic: string;
            /** @description How many orders had goods of his */
            orders: number;
            /** @description What his goods came to */
            sales: components["schemas"]["Money"];
        };
        /** @description How many things wait for the admin; each number is the total of its filtered list. Products: active ones only. */
        AdminWaiting: {
            /** @description Vendors who wait for a decision */
            vendors: number;
            /** @description Active products that wait for their approval */
            products: number;
            /** @description Active products that were changed since their approval */
            changed_products: number;
            /** @description Reviews that nobody has looked at */
            reviews: number;
            /** @description Messages that nobody has dealt with */
            messages: number;
            /** @description Orders that a customer wants cancelled, and whose vendor has not answered */
            cancel_requests: number;
        };
        /** @description The admin's first page. `boxes`, `series` and `top_vendors` are about the days of `span`, in one currency; amounts of different currencies stand apart and are never added. `currencies` is empty where nothing was sold yet. */
        Dashboard: {
            /**
             * @description The currency of all amounts but those of `sales` and `newest_orders`
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /**
             * @description The span that was asked for
             * @example week
             */
            period: components["schemas"]["SalesPeriod"];
            /** @description The days of the period, in Riyadh */
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
            /** @description The numbers beside those of the span before */
            boxes: components["schemas"]["PlatformBox"][];
            /** @description What was sold, day by day or month by month */
            series: components["schemas"]["SalesBar"][];
            /** @description In which currencies anything was ever sold; empty before the first order */
            currencies: components["schemas"]["SoldCurrency"][];
            /** @description Who sold most */
            top_vendors: components["schemas"]["TopVendor"][];
            waiting: components["schemas"]["AdminWaiting"];
            /** @description How many orders there are, by status */
            orders_by_status: {
                /** @description The status */
                status: components["schemas"]["OrderStatus"];
                /**
                 * @description 1 Pending, 2 Confirmed, 3 Shipped, 4 Completed, 5 Cancelled, 6 Cancel With Refund
                 * @example 1
                 */
                status_code: number;
                /** @description How many orders have it */
                count: number;
            }[];
            /** @description The same as `waiting.vendors` */
            vendors_waiting: number;
            /** @description The same as `waiting.products` */
            products_waiting: number;
            /** @description The newest orders of all vendors */
            newest_orders: components["schemas"]["Order"][];
            /** @description What was sold today and lately, by currency */
            sales: components["schemas"]["Sales"][];
        };
        /** @description A line of the audit log: who did what to which thing. `label` is what the thing was called then, `role` the one that the person acted in. `before` and `after` hold the columns that the act is about. */
        AuditEntry: {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description When it came to be
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /** @description Who did it */
            actor: {
                /**
                 * @description Names it in the paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description Name of the person, now
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description E-mail address, in lower case; it is the name of the account and never changes
                 * @example noura@example.com
                 */
                email: string;
                /** @description The role that the person acted in: 1 admin, 2 vendor */
                role: 1 | 2;
            };
            /** @description What was done, as a dotted word (`product.approved`) */
            action: string;
            /**
             * @description What kind of thing it was done to
             * @enum {string}
             */
            entity: "account" | "category" | "city" | "country" | "coupon" | "message" | "order" | "picture" | "product" | "review" | "settings" | "state" | "subscriber" | "synonym" | "vendor";
            /** @description Its id, or what stands for one */
            entity_id: string;
            /** @description What it was called then */
            label: string;
            /** @description The columns that the act is about, as they were; null when it was made */
            before: {
                [key: string]: unknown;
            } | null;
            /** @description The same columns as they became; null when it was deleted */
            after: {
                [key: string]: unknown;
            } | null;
        };
        /** @description Role ids: 1 admin, 2 vendor, 3 user. `address` is the shipping address, else the billing one. */
        User: {
            /**
             * @description Names it in the paths and bodies of other operations
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
             * @description E-mail address, in lower case; it is the name of the account and never changes
             * @example noura@example.com
             */
            email: string;
            /**
             * @description Phone number as the person wrote it
             * @example +966 50 123 4567
             */
            phone_number: string;
            /**
             * @description The company’s name as it is shown to English readers
             * @example Dilmun Medical
             */
            company_name: string;
            /**
             * @description Street address of the company in one line
             * @example 12 Palm Street, Manama
             */
            company_address: string;
            /** @description 1 admin, 2 vendor, 3 customer */
            role: 1 | 2 | 3;
            /** @description The shipping address, else the billing one; null without either */
            address: components["schemas"]["Address"] | null;
            /** @description The stored addresses: at most one of each type */
            addresses: components["schemas"]["Address"][];
            /** @description The vendor’s company; null for everybody else */
            vendor: {
                /**
                 * @description Names it in the paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description The company’s name as it is shown to English readers
                 * @example Dilmun Medical
                 */
                company_name: string;
                /**
                 * @description The company’s Arabic name; empty where it has none
                 * @example دلمون الطبية
                 */
                company_name_arabic: string;
            } | null;
        };
        /** @description How often a release of an area has run in browsers, and how often it has failed in them */
        AreaVitals: {
            /** @description The release */
            version: string;
            /** @description How often it has run in a browser */
            loads: number;
            /** @description How often it has failed there */
            failures: number;
        };
        /** @description A browser's report that an area failed to load or to run */
        AreaBeacon: {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Name of the area */
            area: string;
            /** @description Its release */
            version: string;
            /** @description Where it failed: while loading, or while running */
            phase: string;
            /** @description A short word for how it failed */
            code: string;
            /**
             * @description When it came to be
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        };
        /** @description How an area fares: what failed during the last 24 hours and 7 days, and on each of these days in Riyadh, today last */
        AreaHealth: {
            /** @description Name of the area */
            area: string;
            /** @description Failures in the last 24 hours */
            failures_24h: number;
            /** @description Failures in the last 7 days */
            failures_7d: number;
            /** @description The newest failure; null without one */
            last_failure: {
                /** @description Its release */
                version: string;
                /** @description Where it failed: while loading, or while running */
                phase: string;
                /** @description A short word for how it failed */
                code: string;
                /**
                 * @description When it came to be
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
                /** @description How often it failed on that day */
                failures: number;
            }[];
        };
        /** @description One picture: `url` is 640 px wide, `srcset` names 320, 640 and 1280. All are square WebP. */
        Picture: {
            /** @description Address relative to the origin of this API */
            url: string;
            /**
             * @description The same picture in three widths for the `srcset` of an image, addresses relative to the origin of this API
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
             * @description The variant that it shows; null for the whole product
             * @example null
             */
            variant_id: number | null;
        };
        /** @description A size or colour that is bought by its own id. `price` is in the request's currency, discount applied. */
        Variant: {
            /**
             * @description Id of the variant, by which it is bought
             * @example 7
             */
            id: number;
            /**
             * @description Whether it is a size or a colour
             * @enum {string}
             */
            type: "size" | "color";
            /** @description The size or colour in English */
            value: string;
            /**
             * @description The Arabic name of that size or colour; may be empty
             * @example كبير
             */
            value_arabic: string;
            /**
             * @description The vendor’s own number of the article, unique among his
             * @example GLV-NIT-100
             */
            sku: string;
            /**
             * @description The number below the bars (EAN or another)
             * @example 6281000000014
             */
            barcode: string;
            /**
             * @description Units in stock
             * @example 40
             */
            stock: number;
            /**
             * @description What one unit costs in the request’s currency, discount applied
             * @example 24.5
             */
            price: components["schemas"]["Money"];
            /**
             * @description The same without the discount
             * @example 30
             */
            original_price: components["schemas"]["Money"];
            /**
             * @description Price of one unit in SAR
             * @example 45
             */
            price_sar: components["schemas"]["Money"];
            /**
             * @description Price of one unit in BHD, up to 3 digits after the point
             * @example 4.525
             */
            price_bhd: components["schemas"]["Money"];
            /**
             * @description Price of one unit in USD
             * @example 12
             */
            price_usd: components["schemas"]["Money"];
        };
        /** @description A shown review. rating 1-5, null when the vendor's shop takes reviews without stars. answer: what the vendor wrote below it, '' without one. */
        Review: {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description When it was written */
            date: components["schemas"]["Moment"];
            /**
             * @description What the customer says
             * @example Fits well and does not tear.
             */
            review: string;
            /**
             * @description Stars from 1 to 5; null for a review without stars
             * @example 5
             */
            rating: number | null;
            /** @description Who wrote it */
            user: {
                /**
                 * @description First name and initial
                 * @example Nitrile gloves
                 */
                name: string;
            };
            /**
             * @description The writer has had the product in a completed order
             * @example true
             */
            verified: boolean;
            /**
             * @description What the vendor wrote below it; empty without one
             * @example Thank you!
             */
            answer: string;
            /**
             * @description When the vendor answered; null before
             * @example 2026-03-03T09:00:00.000Z
             */
            answered_at: components["schemas"]["Moment"] | null;
        };
        /** @description A vendor's name and legal details as shoppers see them */
        VendorCard: {
            /**
             * @description Id of the vendor
             * @example 7
             */
            id: number;
            /**
             * @description The company’s name as it is shown to English readers
             * @example Dilmun Medical
             */
            company_name: string;
            /**
             * @description Number of the commercial registration; empty where none was entered
             * @example 1010123456
             */
            cr_number: string;
        };
        /** @description How a vendor ships to the shopper's country. Amounts are in the request's currency; free_from null: never free. arrives_from and arrives_to are the days between which an order of today arrives. */
        ShippingRule: {
            /**
             * @description What a parcel costs, in the request’s currency
             * @example 15
             */
            flat_fee: components["schemas"]["Money"];
            /**
             * @description From which sum of goods shipping is free; null: never
             * @example 200
             */
            free_from: components["schemas"]["Money"] | null;
            /**
             * @description Working days until the parcel leaves, at least
             * @example 1
             */
            handling_days_min: number;
            /**
             * @description Working days until the parcel leaves, at most
             * @example 3
             */
            handling_days_max: number;
            /**
             * Format: date
             * @description First day in Riyadh on which it may arrive; null when that has no meaning any more
             * @example 2026-03-04
             */
            arrives_from: string;
            /**
             * Format: date
             * @description Last day in Riyadh on which it should arrive; null when that has no meaning any more
             * @example 2026-03-07
             */
            arrives_to: string;
        };
        /** @description A product in a list. `name` and `description` are the English texts, `*_arabic` the Arabic ones (may be empty). `price` is in `currency` with the discount applied; `original_price` is without it. `stock` is 0 when sold out. */
        Product: {
            /**
             * @description Names it in the paths and bodies of other operations
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
             * @description Arabic name; may be empty, then the English one is shown
             * @example قفازات نتريل
             */
            name_arabic: string;
            /** @description English text */
            description: string;
            /**
             * @description Arabic text; may be empty, then the English one is shown
             * @example خالية من المسحوق.
             */
            description_arabic: string;
            /**
             * @description The vendor’s own number of the article, unique among his
             * @example GLV-NIT-100
             */
            sku: string;
            /** @description Where it belongs */
            category: {
                /**
                 * @description Names it in the paths and bodies of other operations
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
                 * @description Arabic name; may be empty, then the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
            };
            /** @description Who sells it */
            vendor: {
                /**
                 * @description Names it in the paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description The company’s name as it is shown to English readers
                 * @example Dilmun Medical
                 */
                company_name: string;
            };
            /**
             * @description What one unit costs in `currency`, discount applied; of a product with variants the lowest
             * @example 24.5
             */
            price: components["schemas"]["Money"];
            /**
             * @description The same without the discount
             * @example 30
             */
            original_price: components["schemas"]["Money"];
            /**
             * @description Discount in whole percent, 0 without one
             * @example 10
             */
            discount: number;
            /**
             * @description The currency of `price` and `original_price`: the one that the request asked for
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /**
             * @description Price of one unit in SAR
             * @example 45
             */
            price_sar: components["schemas"]["Money"];
            /**
             * @description Price of one unit in BHD, up to 3 digits after the point
             * @example 4.525
             */
            price_bhd: components["schemas"]["Money"];
            /**
             * @description Price of one unit in USD
             * @example 12
             */
            price_usd: components["schemas"]["Money"];
            /**
             * @description Units that can be bought; 0 when sold out
             * @example 40
             */
            stock: number;
            /**
             * @description The same as `stock`
             * @example 40
             */
            in_stock: number;
            /**
             * @description It is bought by variant: `variant_id` is needed to put it into a cart
             * @example false
             */
            has_variants: boolean;
            /**
             * @description The admin shows it on the first page
             * @example false
             */
            is_featured: boolean;
            /**
             * @description Address of the main picture, relative to the origin of this API: 640 px square WebP; null without one
             * @example /media/ab12cd34-640.webp
             */
            product_image: string | null;
            /** @description The main picture; null without one */
            picture: components["schemas"]["Picture"] | null;
            /**
             * @description Average of the stars, 0 without any
             * @example 5
             */
            rating: number;
            /**
             * @description How many reviews are shown
             * @example 8
             */
            total_reviews: number;
            /**
             * @description When it came to be
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        };
        /**
         * @description How a vendor can be paid: cash when the parcel arrives
         * @enum {string}
         */
        PaymentMethod: "cash";
        /** @description A product on its own page. `delivers` false: the vendor does not ship to the shopper's country. `payment_methods` empty: the vendor cannot be paid at the moment, so that nothing of his can be ordered. */
        ProductDetail: {
            /**
             * @description Names it in the paths and bodies of other operations
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
             * @description Arabic name; may be empty, then the English one is shown
             * @example قفازات نتريل
             */
            name_arabic: string;
            /** @description English text */
            description: string;
            /**
             * @description Arabic text; may be empty, then the English one is shown
             * @example خالية من المسحوق.
             */
            description_arabic: string;
            /**
             * @description The vendor’s own number of the article, unique among his
             * @example GLV-NIT-100
             */
            sku: string;
            /** @description Where it belongs */
            category: {
                /**
                 * @description Names it in the paths and bodies of other operations
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
                 * @description Arabic name; may be empty, then the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
            };
            /** @description Who sells it */
            vendor: {
                /**
                 * @description Names it in the paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description The company’s name as it is shown to English readers
                 * @example Dilmun Medical
                 */
                company_name: string;
            };
            /**
             * @description What one unit costs in `currency`, discount applied; of a product with variants the lowest
             * @example 24.5
             */
            price: components["schemas"]["Money"];
            /**
             * @description The same without the discount
             * @example 30
             */
            original_price: components["schemas"]["Money"];
            /**
             * @description Discount in whole percent, 0 without one
             * @example 10
             */
            discount: number;
            /**
             * @description The currency of `price` and `original_price`: the one that the request asked for
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /**
             * @description Price of one unit in SAR
             * @example 45
             */
            price_sar: components["schemas"]["Money"];
            /**
             * @description Price of one unit in BHD, up to 3 digits after the point
             * @example 4.525
             */
            price_bhd: components["schemas"]["Money"];
            /**
             * @description Price of one unit in USD
             * @example 12
             */
            price_usd: components["schemas"]["Money"];
            /**
             * @description Units that can be bought; 0 when sold out
             * @example 40
             */
            stock: number;
            /**
             * @description The same as `stock`
             * @example 40
             */
            in_stock: number;
            /**
             * @description It is bought by variant: `variant_id` is needed to put it into a cart
             * @example false
             */
            has_variants: boolean;
            /**
             * @description The admin shows it on the first page
             * @example false
             */
            is_featured: boolean;
            /**
             * @description Address of the main picture, relative to the origin of this API: 640 px square WebP; null without one
             * @example /media/ab12cd34-640.webp
             */
            product_image: string | null;
            /** @description The main picture; null without one */
            picture: components["schemas"]["Picture"] | null;
            /**
             * @description Average of the stars, 0 without any
             * @example 5
             */
            rating: number;
            /**
             * @description How many reviews are shown
             * @example 8
             */
            total_reviews: number;
            /**
             * @description When it came to be
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /**
             * @description The number below the bars (EAN or another)
             * @example 6281000000014
             */
            barcode: string;
            /** @description Its tags, in the language asked for */
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
            /** @description All pictures, the main one first */
            images: components["schemas"]["Picture"][];
            /** @description Its sizes or colours; empty without any */
            variants: components["schemas"]["Variant"][];
            /** @description The newest reviews */
            reviews: components["schemas"]["Review"][];
            vendor_card: components["schemas"]["VendorCard"];
            /** @description How the vendor ships to the shopper; null when he does not, or the country is not known */
            shipping: components["schemas"]["ShippingRule"] | null;
            /**
             * @description Whether the vendor ships to the customer’s country (true while that is not known)
             * @example true
             */
            delivers: boolean;
            /** @description How the vendor can be paid now; empty: his goods cannot be ordered */
            payment_methods: components["schemas"]["PaymentMethod"][];
        };
        /** @description A product as the search box suggests it, with the price that a shopper pays */
        ProductSuggestion: {
            /**
             * @description Names it in the paths and bodies of other operations
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
             * @description Arabic name; may be empty, then the English one is shown
             * @example قفازات نتريل
             */
            name_arabic: string;
            /** @description The main picture; null without one */
            picture: components["schemas"]["Picture"] | null;
            /**
             * @description What one unit costs
             * @example 24.5
             */
            price: components["schemas"]["Money"];
            /**
             * @description The currency of the amounts beside it
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
        };
        /** @description A vendor as the search box suggests him */
        VendorSuggestion: {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description The company’s name as it is shown to English readers
             * @example Dilmun Medical
             */
            company_name: string;
            /**
             * @description The company’s Arabic name; empty where it has none
             * @example دلمون الطبية
             */
            company_name_arabic: string;
        };
        /** @description A tag in the request's language, with the number of products on sale that carry it */
        Tag: {
            /**
             * @description Name in addresses; it never changes
             * @example nitrile-gloves
             */
            slug: string;
            /**
             * @description Its name, in the language asked for
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description How many products on sale carry it
             * @example 14
             */
            product_count: number;
        };
        /** @description A product's address for search engines, and when the product was last changed */
        SitemapEntry: {
            /**
             * @description Name in addresses; it never changes
             * @example nitrile-gloves
             */
            slug: string;
            /**
             * @description When it was changed last
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
        };
        /** @description A coupon on a cart or checkout. `percent` is null for an amount. `problem`: why the code does not hold for what is in the cart now, in the reader's language; the discount is 0 then. */
        AppliedCoupon: {
            /** @description The code, in capitals */
            code: string;
            /**
             * @description percent: a part of the goods; amount: a fixed amount
             * @enum {string}
             */
            kind: "percent" | "amount";
            /**
             * @description Whole percent off the goods; null for a coupon with an amount
             * @example 10
             */
            percent: number | null;
            /**
             * @description What it takes off the goods now
             * @example 10
             */
            discount: components["schemas"]["Money"];
            /** @description Why it does not hold for what is in the cart now, for people; null while it holds */
            problem: string | null;
        };
        /** @description One line of a cart. `available_stock` is what could be bought now; `sub_total` = price x quantity. */
        CartItem: {
            /**
             * @description Id of the line, for its quantity and its removal
             * @example 7
             */
            id: number;
            /**
             * @description Units
             * @example 2
             */
            quantity: number;
            /**
             * @description Price of one unit, discount applied
             * @example 24.5
             */
            unit_price: components["schemas"]["Money"];
            /**
             * @description The goods: prices times quantities, before coupon and shipping
             * @example 49
             */
            sub_total: components["schemas"]["Money"];
            /**
             * @description How many units could be bought now
             * @example 40
             */
            available_stock: number;
            /** @description The product */
            product: components["schemas"]["Product"];
            /** @description The variant’s size or colour in English; empty for a product without variants */
            variant: components["schemas"]["Variant"] | null;
        };
        /** @description What one vendor would sell from the cart. `discount`: this vendor's share of what a coupon takes off the goods. `missing_for_free_shipping` null: already free or never free. `delivers` false, or no `payment_methods`: the vendor does not ship to the customer's country, or cannot be paid at the moment, and the cart cannot be ordered with his products. */
        Cart: {
            /** @description Who sells these lines */
            vendor: {
                /**
                 * @description Names it in the paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description The company’s name as it is shown to English readers
                 * @example Dilmun Medical
                 */
                company_name: string;
            };
            /** @description What of his is in the cart */
            cart_items: components["schemas"]["CartItem"][];
            /**
             * @description The currency of the amounts beside it
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /**
             * @description The goods: prices times quantities, before coupon and shipping
             * @example 49
             */
            sub_total: components["schemas"]["Money"];
            /** @description How he ships; null when he does not, or the country is not known */
            shipping: components["schemas"]["ShippingRule"] | null;
            /**
             * @description His part of what the coupon takes off
             * @example 10
             */
            discount: components["schemas"]["Money"];
            /**
             * @description What shipping costs; 0 when free
             * @example 15
             */
            shipping_cost: components["schemas"]["Money"];
            /** @description How much more makes shipping free; null when it is free, or never will be */
            missing_for_free_shipping: components["schemas"]["Money"] | null;
            /**
             * @description Whether the vendor ships to the customer’s country (true while that is not known)
             * @example true
             */
            delivers: boolean;
            /** @description How the vendor can be paid now; empty: his goods cannot be ordered */
            payment_methods: components["schemas"]["PaymentMethod"][];
        };
        /** @description What the whole cart comes to: `total` = sub_total - discount + shipping_cost */
        CartTotals: {
            /**
             * @description The currency of the amounts beside it
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /**
             * @description The goods: prices times quantities, before coupon and shipping
             * @example 49
             */
            sub_total: components["schemas"]["Money"];
            /**
             * @description What the coupon takes off the goods
             * @example 10
             */
            discount: components["schemas"]["Money"];
            /**
             * @description What shipping costs; 0 when free
             * @example 15
             */
            shipping_cost: components["schemas"]["Money"];
            /** @description What is to be paid: `sub_total` - `discount` + `shipping_cost` */
            total: components["schemas"]["Money"];
        };
        /** @description A row that a change of many has left as it was, and why */
        UnchangedRow: {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description What it is called, in the language asked for
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Why it stayed as it was, for people
             * @example Please ring before you come.
             */
            message: string;
        };
        /** @description A stored picture of a vendor. `url` is 640 px wide, `srcset` names 320, 640 and 1280. */
        UploadedPicture: {
            /**
             * @description Id of the picture, for `images` of a product
             * @example 7
             */
            id: number;
            /** @description Address relative to the origin of this API */
            url: string;
            /**
             * @description The same picture in three widths for the `srcset` of an image, addresses relative to the origin of this API
             * @example /media/ab12cd34-320.webp 320w, /media/ab12cd34-640.webp 640w
             */
            srcset: string;
        };
        /** @description A picture in the product form; `id` is the stored picture's */
        VendorProductImage: {
            /**
             * @description Id of the picture, for `images` of a product
             * @example 7
             */
            id: number;
            /** @description Address relative to the origin of this API */
            url: string;
            /**
             * @description The same picture in three widths for the `srcset` of an image, addresses relative to the origin of this API
             * @example /media/ab12cd34-320.webp 320w, /media/ab12cd34-640.webp 640w
             */
            srcset: string;
            /**
             * @description The variant that it shows; null for the whole product
             * @example null
             */
            variant_id: number | null;
        };
        /** @description A variant in the product form. Its prices are those before the product's discount. */
        VendorVariant: {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Whether it is a size or a colour
             * @enum {string}
             */
            type: "size" | "color";
            /** @description The size or colour in English */
            value: string;
            /**
             * @description The Arabic name of that size or colour; may be empty
             * @example كبير
             */
            value_arabic: string;
            /**
             * @description Units in stock
             * @example 40
             */
            stock: number;
            /**
             * @description The number below the bars (EAN or another)
             * @example 6281000000014
             */
            barcode: string;
            /**
             * @description The vendor’s own number of the article, unique among his
             * @example GLV-NIT-100
             */
            sku: string;
            /**
             * @description Price of one unit in USD
             * @example 12
             */
            price_usd: components["schemas"]["Money"];
            /**
             * @description Price of one unit in SAR
             * @example 45
             */
            price_sar: components["schemas"]["Money"];
            /**
             * @description Price of one unit in BHD, up to 3 digits after the point
             * @example 4.525
             */
            price_bhd: components["schemas"]["Money"];
        };
        /** @description A product that may be named as related */
        RelatedOption: {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description English name
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Arabic name; may be empty, then the English one is shown
             * @example قفازات نتريل
             */
            name_arabic: string;
            /**
             * @description The vendor’s own number of the article, unique among his
             * @example GLV-NIT-100
             */
            sku: string;
            /**
             * @description Price of one unit in USD
             * @example 12
             */
            price_usd: components["schemas"]["Money"];
        };
        /** @description A vendor's product as its form edits it. `images` are in order, the first is `product_image`. `stock` of a product with variants is the sum over them. changed_since_approval: it differs from what the admin approved. */
        VendorProductDetail: {
            /**
             * @description Names it in the paths and bodies of other operations
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
            /** @description English text */
            description: string;
            /**
             * @description Arabic text of the product
             * @example خالية من المسحوق.
             */
            arabic_description: string;
            /**
             * @description The vendor’s own number of the article, unique among his
             * @example GLV-NIT-100
             */
            sku: string;
            /**
             * @description The number below the bars (EAN or another)
             * @example 6281000000014
             */
            barcode: string;
            /**
             * @description Id of the category
             * @example 3
             */
            category_id: number;
            /** @description Where it belongs */
            category: {
                /**
                 * @description Names it in the paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; may be empty, then the English one is shown
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
             * @description 1 approved: shoppers see it; 0 waits for the admin
             * @example 1
             */
            approval_status: 0 | 1;
            /**
             * @description Units in stock; of a product with variants the sum over them
             * @example 40
             */
            stock: number;
            /**
             * @description Discount in whole percent, 0 without one
             * @example 10
             */
            discount: number;
            /**
             * @description Price of one unit in USD
             * @example 12
             */
            price_usd: components["schemas"]["Money"];
            /**
             * @description Price of one unit in SAR
             * @example 45
             */
            price_sar: components["schemas"]["Money"];
            /**
             * @description Price of one unit in BHD, up to 3 digits after the point
             * @example 4.525
             */
            price_bhd: components["schemas"]["Money"];
            /** @description Words to find it by */
            tags: string[];
            /** @description Products that are shown beside it */
            related_products: components["schemas"]["RelatedOption"][];
            /**
             * @description Address of the main picture, relative to the origin of this API: 640 px square WebP; null without one
             * @example /media/ab12cd34-640.webp
             */
            product_image: string | null;
            /** @description All pictures in their order, the main one first */
            images: components["schemas"]["VendorProductImage"][];
            /** @description Its sizes or colours; empty without any */
            variants: components["schemas"]["VendorVariant"][];
            /**
             * @description The vendor has changed something since the admin approved it, which he has not looked at yet
             * @example false
             */
            changed_since_approval: boolean;
            /**
             * @description When it came to be
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /**
             * @description When it was changed last
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
        };
        /** @description A product row of the admin's list. approval_status: true when approved. */
        AdminProduct: {
            /**
             * @description Names it in the paths and bodies of other operations
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
             * @description Arabic name; may be empty, then the English one is shown
             * @example قفازات نتريل
             */
            name_arabic: string;
            /**
             * @description The vendor’s own number of the article, unique among his
             * @example GLV-NIT-100
             */
            sku: string;
            /**
             * @description Address of the picture, relative to the origin of this API: 640 px square WebP; null without one
             * @example /media/ab12cd34-640.webp
             */
            image: string | null;
            /**
             * @description Address of the main picture, relative to the origin of this API: 640 px square WebP; null without one
             * @example /media/ab12cd34-640.webp
             */
            product_image: string | null;
            /**
             * @description The admin shows it on the first page
             * @example false
             */
            is_featured: boolean;
            /** @description Whether the admin has approved it */
            approval_status: boolean;
            /**
             * @description active: the vendor offers it; draft: he does not
             * @enum {string}
             */
            status: "active" | "draft";
            /**
             * @description Units in stock; of a product with variants the sum over them
             * @example 40
             */
            in_stock: number;
            /**
             * @description When it came to be
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /** @description Name of the vendor’s company, in the language asked for */
            vendor: string;
            /**
             * @description Id of the vendor
             * @example 4
             */
            vendor_id: number;
            /**
             * @description The vendor has changed something since the admin approved it, which he has not looked at yet
             * @example false
             */
            changed_since_approval: boolean;
        };
        /** @description What is different about a product since its approval, each side as lines of text: amounts in major units, pictures by their addresses, a variant on a line */
        ProductChange: {
            /**
             * @description What is different
             * @enum {string}
             */
            field: "name" | "arabic_name" | "description" | "arabic_description" | "category" | "price_sar" | "price_bhd" | "price_usd" | "discount" | "pictures" | "variants";
            /** @description As it was approved, in lines of text */
            before: string[];
            /** @description As it is now, in lines of text */
            after: string[];
        };
        /** @description A whole product as the admin looks at it. Prices are those before the discount; `stock` of a product with variants is the sum over them. `on_sale`: shoppers see it now. `changes`: what is different since its approval. `next_waiting_id`: the next product that waits for the admin, null when none does. */
        AdminProductDetail: {
            /**
             * @description Names it in the paths and bodies of other operations
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
             * @description Arabic name; may be empty, then the English one is shown
             * @example قفازات نتريل
             */
            name_arabic: string;
            /** @description English text */
            description: string;
            /**
             * @description Arabic text; may be empty, then the English one is shown
             * @example خالية من المسحوق.
             */
            description_arabic: string;
            /**
             * @description The vendor’s own number of the article, unique among his
             * @example GLV-NIT-100
             */
            sku: string;
            /**
             * @description The number below the bars (EAN or another)
             * @example 6281000000014
             */
            barcode: string;
            /**
             * @description active: the vendor offers it; draft: he does not
             * @enum {string}
             */
            status: "active" | "draft";
            /** @description Whether the admin has approved it */
            approval_status: boolean;
            /** @description When it was approved last; null before */
            approved_at: components["schemas"]["Moment"] | null;
            /**
             * @description The admin shows it on the first page
             * @example false
             */
            is_featured: boolean;
            /** @description Shoppers see it now */
            on_sale: boolean;
            /**
             * @description Discount in whole percent, 0 without one
             * @example 10
             */
            discount: number;
            /**
             * @description Units in stock; of a product with variants the sum over them
             * @example 40
             */
            stock: number;
            /**
             * @description It is bought by variant: `variant_id` is needed to put it into a cart
             * @example false
             */
            has_variants: boolean;
            /**
             * @description Price of one unit in SAR
             * @example 45
             */
            price_sar: components["schemas"]["Money"];
            /**
             * @description Price of one unit in BHD, up to 3 digits after the point
             * @example 4.525
             */
            price_bhd: components["schemas"]["Money"];
            /**
             * @description Price of one unit in USD
             * @example 12
             */
            price_usd: components["schemas"]["Money"];
            /**
             * @description Average of the stars, 0 without any
             * @example 5
             */
            rating: number;
            /**
             * @description How many reviews are shown
             * @example 8
             */
            total_reviews: number;
            /**
             * @description Address of the main picture, relative to the origin of this API: 640 px square WebP; null without one
             * @example /media/ab12cd34-640.webp
             */
            product_image: string | null;
            /** @description All pictures, the main one first */
            images: components["schemas"]["Picture"][];
            /** @description Its sizes or colours; empty without any */
            variants: components["schemas"]["VendorVariant"][];
            /** @description Its tags, in the language asked for */
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
            /** @description Who sells it */
            vendor: {
                /**
                 * @description Names it in the paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description The company’s name as it is shown to English readers
                 * @example Dilmun Medical
                 */
                company_name: string;
                /**
                 * @description The company’s Arabic name; empty where it has none
                 * @example دلمون الطبية
                 */
                company_name_arabic: string;
                /** @description 1 active, 0 inactive, 2 rejected */
                active: 0 | 1 | 2;
            };
            /** @description Where it belongs */
            category: {
                /**
                 * @description Names it in the paths and bodies of other operations
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
                 * @description Arabic name; may be empty, then the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
            };
            /**
             * @description When it came to be
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /**
             * @description When it was changed last
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
            /**
             * @description The vendor has changed something since the admin approved it, which he has not looked at yet
             * @example false
             */
            changed_since_approval: boolean;
            /** @description What is different since its approval; empty when nothing is */
            changes: components["schemas"]["ProductChange"][];
            /** @description The next product that waits for the admin; null when none does */
            next_waiting_id: number | null;
        };
        /** @description A category as shoppers see it. `name` is in the request's language; `image` is the 640 px picture. */
        Category: {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Name in addresses; it never changes
             * @example nitrile-gloves
             */
            slug: string;
            /**
             * @description Its name, in the language asked for
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Arabic name; may be empty, then the English one is shown
             * @example قفازات نتريل
             */
            name_arabic: string;
            /**
             * @description Address of the picture, relative to the origin of this API: 640 px square WebP; null without one
             * @example /media/ab12cd34-640.webp
             */
            image: string | null;
            /**
             * @description How many products on sale it holds
             * @example 14
             */
            product_count: number;
        };
        /** @description A category as the admin sees it. `name` is in the request's language, `product_count` counts the products that are in it, on sale or not. */
        AdminCategory: {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Name in addresses; it never changes
             * @example nitrile-gloves
             */
            slug: string;
            /**
             * @description Its name, in the language asked for
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
             * @description Address of the picture, relative to the origin of this API: 640 px square WebP; null without one
             * @example /media/ab12cd34-640.webp
             */
            image: string | null;
            /**
             * @description How many products it holds, on sale or not
             * @example 14
             */
            product_count: number;
            /**
             * @description When it came to be
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        };
        /** @description A product row of the vendor's own list. `price` is the one before discount; low_stock: a few units are left, of the product or of one of its variants. */
        VendorProduct: {
            /**
             * @description Names it in the paths and bodies of other operations
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
             * @description Arabic name; may be empty, then the English one is shown
             * @example قفازات نتريل
             */
            name_arabic: string;
            /**
             * @description The vendor’s own number of the article, unique among his
             * @example GLV-NIT-100
             */
            sku: string;
            /**
             * @description Address of the main picture, relative to the origin of this API: 640 px square WebP; null without one
             * @example /media/ab12cd34-640.webp
             */
            product_image: string | null;
            /**
             * @description Units in stock; of a product with variants the sum over them
             * @example 40
             */
            in_stock: number;
            /**
             * @description What one unit costs, without the discount
             * @example 24.5
             */
            price: components["schemas"]["Money"];
            /**
             * @description The currency of the amounts beside it
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /** @description Where it belongs */
            category: {
                /**
                 * @description Names it in the paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; may be empty, then the English one is shown
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
             * @description 1 approved: shoppers see it; 0 waits for the admin
             * @example 1
             */
            approval_status: 0 | 1;
            /**
             * @description The number below the bars (EAN or another)
             * @example 6281000000014
             */
            barcode: string;
            /**
             * @description Discount in whole percent, 0 without one
             * @example 10
             */
            discount: number;
            /**
             * @description It is bought by variant: `variant_id` is needed to put it into a cart
             * @example false
             */
            has_variants: boolean;
            /**
             * @description Five units or fewer are left, of it or of one of its variants
             * @example false
             */
            low_stock: boolean;
            /**
             * @description The vendor has changed something since the admin approved it, which he has not looked at yet
             * @example false
             */
            changed_since_approval: boolean;
            /**
             * @description When it came to be
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /**
             * @description When it was changed last
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
        };
        /** @description One vendor's part of a checkout that is not placed yet. `delivers` false: he does not ship to the customer's country. */
        CheckoutOrder: {
            /**
             * @description Id that this part will keep as an order
             * @example 7
             */
            id: number;
            /**
             * @description Number of the whole order, over all vendors
             * @example BLS-4827193056
             */
            order_no: string;
            /**
             * @description Number of one vendor’s part of an order
             * @example BLS-4827193056-1
             */
            order_sub_no: string;
            /** @description Who sells it */
            vendor: {
                /**
                 * @description Names it in the paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description The company’s name as it is shown to English readers
                 * @example Dilmun Medical
                 */
                company_name: string;
            };
            /**
             * @description Whether the vendor ships to the customer’s country (true while that is not known)
             * @example true
             */
            delivers: boolean;
            /**
             * @description The goods: prices times quantities, before coupon and shipping
             * @example 49
             */
            sub_total: components["schemas"]["Money"];
            /**
             * @description What shipping costs; 0 when free
             * @example 15
             */
            shipping_cost: components["schemas"]["Money"];
            /**
             * @description This vendor’s part of what the coupon takes off
             * @example 10
             */
            discount: components["schemas"]["Money"];
            /**
             * @description What is to be paid: goods, less discount, plus shipping
             * @example 64
             */
            total_amount: components["schemas"]["Money"];
        };
        /** @description A line of the cart as it would be ordered now */
        CheckoutLine: {
            /** @description What would be bought */
            product: {
                /**
                 * @description Names it in the paths and bodies of other operations
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
                 * @description Arabic name; may be empty, then the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
                /**
                 * @description Address of the main picture, relative to the origin of this API: 640 px square WebP; null without one
                 * @example /media/ab12cd34-640.webp
                 */
                product_image: string | null;
            };
            /**
             * @description The variant’s size or colour in English; empty for a product without variants
             * @example Large
             */
            variant: string;
            /**
             * @description The same in Arabic
             * @example كبير
             */
            variant_arabic: string;
            /**
             * @description Id of its vendor
             * @example 4
             */
            vendor_id: number;
            /**
             * @description Price of one unit, discount applied
             * @example 24.5
             */
            unit_price: components["schemas"]["Money"];
            /**
             * @description Units
             * @example 2
             */
            quantity: number;
            /**
             * @description The goods: prices times quantities, before coupon and shipping
             * @example 49
             */
            sub_total: components["schemas"]["Money"];
        };
        /** @description The summary of a checkout. It carries no `status`: a body with one is an error. */
        Checkout: {
            /** @description One entry for each vendor; all carry the `order_no` to place */
            orders: components["schemas"]["CheckoutOrder"][];
            /** @description What was bought, line by line */
            order_products: components["schemas"]["CheckoutLine"][];
            /**
             * @description The currency of the amounts beside it
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /** @description The coupon of the cart; null without one */
            coupon: components["schemas"]["AppliedCoupon"] | null;
            /**
             * @description The goods: prices times quantities, before coupon and shipping
             * @example 49
             */
            sub_total: components["schemas"]["Money"];
            /**
             * @description What shipping costs; 0 when free
             * @example 15
             */
            shipping_cost: components["schemas"]["Money"];
            /**
             * @description What the coupon takes off the goods
             * @example 10
             */
            discount: components["schemas"]["Money"];
            /**
             * @description Tax; 0, prices include it
             * @example 0
             */
            tax_amount: components["schemas"]["Money"];
            /**
             * @description What is to be paid for the whole order
             * @example 64
             */
            grand_total: components["schemas"]["Money"];
        };
        /** @description A message of the contact form. `handled_by`: the name of the admin who has dealt with it. */
        ContactMessage: {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Who wrote it
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Where the answer goes
             * @example noura@example.com
             */
            email: string;
            /**
             * @description Phone number as the person wrote it
             * @example +966 50 123 4567
             */
            phone_number: string;
            /**
             * @description What the message is about, in a few words
             * @example Delivery to Muharraq
             */
            subject: string;
            /**
             * @description What was written
             * @example Please ring before you come.
             */
            message: string;
            /**
             * @description When it came to be
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /** @description When it was dealt with; null while it is open */
            handled_at: components["schemas"]["Moment"] | null;
            /** @description Name of the admin who dealt with it; null while it is open */
            handled_by: string | null;
        };
        /** @description An amount in each currency on the wire */
        CurrencyAmounts: {
            /**
             * @description Amount in Saudi riyals, at most 2 digits after the point
             * @example 50
             */
            SAR: components["schemas"]["Money"];
            /**
             * @description Amount in Bahraini dinars, at most 3 digits after the point
             * @example 5
             */
            BHD: components["schemas"]["Money"];
            /**
             * @description Amount in US dollars, at most 2 digits after the point
             * @example 13
             */
            USD: components["schemas"]["Money"];
        };
        /**
         * @description Why a coupon can be redeemed now, or cannot: the first that holds of off, ended, used_up and scheduled
         * @enum {string}
         */
        CouponState: "active" | "scheduled" | "ended" | "used_up" | "off";
        /** @description A coupon as the admin keeps it. `percent` is null for an amount, `amounts` for a percentage. `minimums` of 0 ask for nothing. `used`: redemptions that stand; `discounts`: what those took off, by currency. */
        AdminCoupon: {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description What customers type, in capitals */
            code: string;
            /**
             * @description percent: a part of the goods; amount: a fixed amount in each currency
             * @enum {string}
             */
            kind: "percent" | "amount";
            /**
             * @description Whole percent off the goods; null for a coupon with an amount
             * @example 10
             */
            percent: number | null;
            /** @description What a coupon takes off, by currency; null for a percentage */
            amounts: components["schemas"]["CurrencyAmounts"] | null;
            /** @description What the goods must come to, by currency; 0 asks for nothing */
            minimums: components["schemas"]["CurrencyAmounts"];
            /**
             * @description From when the coupon holds
             * @example 2026-03-01T00:00:00.000Z
             */
            starts_at: components["schemas"]["Moment"];
            /**
             * @description Until when it holds; null: without end
             * @example 2099-12-31T21:00:00.000Z
             */
            ends_at: components["schemas"]["Moment"] | null;
            /**
             * @description How often it may be redeemed by all together; null: as often as anybody likes
             * @example 500
             */
            usage_limit: number | null;
            /**
             * @description How often one customer may redeem it
             * @example 1
             */
            per_customer_limit: number;
            /**
             * @description Who bears the discount: the platform on the whole cart, or one vendor on his goods
             * @example platform
             * @enum {string}
             */
            funded_by: "platform" | "vendor";
            /** @description Who funds it, and on whose goods it holds; null for the platform’s */
            vendor: {
                /**
                 * @description Names it in the paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description The company’s name as it is shown to English readers
                 * @example Dilmun Medical
                 */
                company_name: string;
                /**
                 * @description The company’s Arabic name; empty where it has none
                 * @example دلمون الطبية
                 */
                company_name_arabic: string;
            } | null;
            /**
             * @description The only account that may redeem it, by e-mail address; null: everybody
             * @example null
             */
            only_email: string | null;
            /**
             * @description false: switched off
             * @example true
             */
            active: boolean;
            /** @description Id of the state, from `GET /api/states`; null while none is chosen */
            state: components["schemas"]["CouponState"];
            /** @description How many redemptions stand */
            used: number;
            /** @description What those took off, by currency */
            discounts: {
                /**
                 * @description The currency of the amounts beside it
                 * @example SAR
                 */
                currency: components["schemas"]["Currency"];
                /** @description What was taken off in that currency */
                amount: components["schemas"]["Money"];
            }[];
            /**
             * @description When it came to be
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        };
        /** @description A redemption. `released_at`: when the order was cancelled and the coupon given back. */
        CouponUse: {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description Number of the whole order, over all vendors
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
            /** @description What was taken off */
            amount: components["schemas"]["Money"];
            /**
             * @description The currency of the amounts beside it
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /**
             * @description When the order was placed
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /** @description When the order was cancelled and the coupon given back; null while it stands */
            released_at: components["schemas"]["Moment"] | null;
        };
        /** @description How many rows name a place or one in it. Orders are those that are sent there; only countries have shipping zones. */
        PlaceUsage: {
            /** @description Addresses of customers */
            addresses: number;
            /** @description Vendors */
            vendors: number;
            /** @description Shipping zones (of a country) */
            shipping_zones: number;
            /** @description Orders that are sent there */
            orders: number;
        };
        /** @description A place as it is kept. Forms offer it while it and the places above it are `listed`. */
        StoredPlace: {
            /**
             * @description Names it in the paths and bodies of other operations
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
             * @description Whether forms offer it
             * @example true
             */
            listed: boolean;
        };
        /** @description `states` and `cities`: how many are in it, listed or not */
        AdminCountry: {
            /**
             * @description Names it in the paths and bodies of other operations
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
             * @description Whether forms offer it
             * @example true
             */
            listed: boolean;
            /** @description How many rows name it or a place in it; it can be deleted at 0 everywhere */
            usage: components["schemas"]["PlaceUsage"];
            /**
             * @description Two letters of ISO 3166-1
             * @example SA
             */
            iso2: string;
            /** @description How many states it has, listed or not */
            states: number;
            /** @description How many cities it has, listed or not */
            cities: number;
        };
        /** @description A state as it is kept, with the places in it and its use */
        AdminState: {
            /**
             * @description Names it in the paths and bodies of other operations
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
             * @description Whether forms offer it
             * @example true
             */
            listed: boolean;
            /** @description How many rows name it or a place in it; it can be deleted at 0 everywhere */
            usage: components["schemas"]["PlaceUsage"];
            /** @description How many cities it has, listed or not */
            cities: number;
        };
        /** @description A city as it is kept, with its use */
        AdminCity: {
            /**
             * @description Names it in the paths and bodies of other operations
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
             * @description Whether forms offer it
             * @example true
             */
            listed: boolean;
            /** @description How many rows name it or a place in it; it can be deleted at 0 everywhere */
            usage: components["schemas"]["PlaceUsage"];
        };
        /**
         * @description pending: has not followed the link of the mail yet. left: gets no more newsletters.
         * @enum {string}
         */
        SubscriberState: "confirmed" | "pending" | "left";
        /** @description A reader of the newsletter. `coupon_code`: what the confirmation was thanked for with; `coupon_used`: in an order. */
        Subscriber: {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description E-mail address, in lower case; it is the name of the account and never changes
             * @example noura@example.com
             */
            email: string;
            /** @description The language of the mails */
            lang: components["schemas"]["Lang"];
            /** @description Id of the state, from `GET /api/states`; null while none is chosen */
            state: components["schemas"]["SubscriberState"];
            /**
             * @description When it came to be
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /** @description When the link of the mail was followed; null before */
            confirmed_at: components["schemas"]["Moment"] | null;
            /** @description When the subscription ended; null while it holds */
            unsubscribed_at: components["schemas"]["Moment"] | null;
            /**
             * @description The coupon that thanked for the confirmation; null before
             * @example HELLO-12345678
             */
            coupon_code: string | null;
            /** @description Whether an order has used it */
            coupon_used: boolean;
        };
        /** @description Something that has happened to a vendor. `href`: where it is seen in the vendor's area. */
        VendorNotification: {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description What has happened; says what `payload` holds
             * @constant
             */
            kind: "order_placed";
            /** @description What a sentence about it needs */
            payload: {
                /**
                 * @description Number of one vendor’s part of an order
                 * @example BLS-4827193056-1
                 */
                order_sub_no: string;
                /** @description Name of the customer */
                customer: string;
                /** @description What the order comes to */
                total: components["schemas"]["Money"];
                /**
                 * @description The currency of the amounts beside it
                 * @example SAR
                 */
                currency: components["schemas"]["Currency"];
            };
            /**
             * @description Where it is seen in the vendor’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description When it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description When it came to be
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description What has happened; says what `payload` holds
             * @constant
             */
            kind: "cancel_requested";
            /** @description What a sentence about it needs */
            payload: {
                /**
                 * @description Number of one vendor’s part of an order
                 * @example BLS-4827193056-1
                 */
                order_sub_no: string;
                /** @description Name of the customer */
                customer: string;
            };
            /**
             * @description Where it is seen in the vendor’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description When it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description When it came to be
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description What has happened; says what `payload` holds
             * @constant
             */
            kind: "order_cancelled";
            /** @description What a sentence about it needs */
            payload: {
                /**
                 * @description Number of one vendor’s part of an order
                 * @example BLS-4827193056-1
                 */
                order_sub_no: string;
                /** @description Name of the customer */
                customer: string;
            };
            /**
             * @description Where it is seen in the vendor’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description When it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description When it came to be
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description What has happened; says what `payload` holds
             * @constant
             */
            kind: "product_approved";
            /** @description What a sentence about it needs */
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
                 * @description Arabic name; may be empty, then the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
            };
            /**
             * @description Where it is seen in the vendor’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description When it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description When it came to be
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description What has happened; says what `payload` holds
             * @constant
             */
            kind: "product_unapproved";
            /** @description What a sentence about it needs */
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
                 * @description Arabic name; may be empty, then the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
            };
            /**
             * @description Where it is seen in the vendor’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description When it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description When it came to be
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description What has happened; says what `payload` holds
             * @constant
             */
            kind: "low_stock";
            /** @description What a sentence about it needs */
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
                 * @description Arabic name; may be empty, then the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
                /**
                 * @description The variant’s size or colour in English; empty for a product without variants
                 * @example Large
                 */
                variant: string;
                /**
                 * @description The same in Arabic
                 * @example كبير
                 */
                variant_arabic: string;
                /**
                 * @description How many units are left
                 * @example 40
                 */
                stock: number;
            };
            /**
             * @description Where it is seen in the vendor’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description When it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description When it came to be
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description What has happened; says what `payload` holds
             * @constant
             */
            kind: "review_posted";
            /** @description What a sentence about it needs */
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
                 * @description Arabic name; may be empty, then the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
                /**
                 * @description Who wrote it
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
             * @description Where it is seen in the vendor’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description When it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description When it came to be
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        } | {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description What has happened; says what `payload` holds
             * @constant
             */
            kind: "import_done";
            /** @description What a sentence about it needs */
            payload: {
                /** @description How many products are new */
                created: number;
                /** @description How many products were changed */
                updated: number;
            };
            /**
             * @description Where it is seen in the vendor’s area
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
            /** @description When it was marked as read; null before */
            read_at: components["schemas"]["Moment"] | null;
            /**
             * @description When it came to be
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
        };
        /** @description Something of an old order that is in the cart again */
        ReorderedLine: {
            /**
             * @description English name
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Arabic name; may be empty, then the English one is shown
             * @example قفازات نتريل
             */
            name_arabic: string;
            /**
             * @description How many are in the cart
             * @example 2
             */
            quantity: number;
        };
        /** @description Something of an old order that is not, or with `fewer` not in full, in the cart again */
        SkippedLine: {
            /**
             * @description English name
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description Arabic name; may be empty, then the English one is shown
             * @example قفازات نتريل
             */
            name_arabic: string;
            /**
             * @description unavailable: not sold any more; sold_out: none left; fewer: not as many as before are in the cart
             * @enum {string}
             */
            reason: "unavailable" | "sold_out" | "fewer";
        };
        /** @description One vendor's parcel. It arrives between two days (`YYYY-MM-DD`), null once it has arrived or was cancelled. */
        TrackedParcel: {
            /**
             * @description Number of one vendor’s part of an order
             * @example BLS-4827193056-1
             */
            order_sub_no: string;
            /**
             * @description The company’s name as it is shown to English readers
             * @example Dilmun Medical
             */
            company_name: string;
            /** @description Where it stands */
            status: components["schemas"]["OrderStatus"];
            /**
             * @description 1 Pending, 2 Confirmed, 3 Shipped, 4 Completed, 5 Cancelled, 6 Cancel With Refund
             * @example 1
             */
            status_code: number;
            /**
             * @description The carrier’s number of the parcel; empty before a pickup is scheduled
             * @example 44123456789
             */
            tracking_id: string;
            /**
             * @description What the vendor tells about the parcel’s way; may be empty
             * @example Left Riyadh this morning.
             */
            tracking_information: string;
            /**
             * @description First day in Riyadh on which it may arrive; null when that has no meaning any more
             * @example 2026-03-04
             */
            arrives_from: string | null;
            /**
             * @description Last day in Riyadh on which it should arrive; null when that has no meaning any more
             * @example 2026-03-07
             */
            arrives_to: string | null;
            /** @description Every change of status, the oldest first */
            history: {
                /** @description The status after */
                to: components["schemas"]["OrderStatus"];
                /**
                 * @description When it changed
                 * @example 2026-03-01T09:30:00.000Z
                 */
                created_at: components["schemas"]["Moment"];
            }[];
            /** @description What is in it */
            items: {
                /**
                 * @description English name
                 * @example Nitrile gloves
                 */
                name: string;
                /**
                 * @description Arabic name; may be empty, then the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
                /**
                 * @description Units
                 * @example 2
                 */
                quantity: number;
            }[];
        };
        /** @description Where an order is, for whoever knows its number and an e-mail address of it. Nothing in it is personal. */
        TrackedOrder: {
            /**
             * @description Number of the whole order, over all vendors
             * @example BLS-4827193056
             */
            order_no: string;
            /**
             * @description When the order was placed
             * @example 2026-03-01T09:30:00.000Z
             */
            placed_at: components["schemas"]["Moment"];
            /** @description One for each vendor */
            parcels: components["schemas"]["TrackedParcel"][];
        };
        /** @description What is wrong in one line of an imported table. `row` is the line of the file, the head being 1; `field` is the column. */
        ImportError: {
            /** @description Line of the file, the head being 1 */
            row: number;
            /**
             * @description The vendor’s own number of the article, unique among his
             * @example GLV-NIT-100
             */
            sku: string;
            /** @description Name of the column; empty for the whole line */
            field: string;
            /**
             * @description What is wrong with it, for people
             * @example Please ring before you come.
             */
            message: string;
        };
        /** @description What an import did, or, when dry, would do. With any failed row nothing is written. `errors` names the first 10,000; `truncated`: there are more. */
        ImportReport: {
            /** @description How many lines the table has */
            rows: number;
            /** @description How many products are new */
            created: number;
            /** @description How many products are changed */
            updated: number;
            /** @description How many products are as they were */
            unchanged: number;
            /** @description How many lines cannot be taken: with one nothing is written */
            failed: number;
            /** @description What is wrong, the first 10,000 */
            errors: components["schemas"]["ImportError"][];
            /** @description There are more than `errors` names */
            truncated: boolean;
            /** @description Columns of the file that were not looked at */
            columns_unknown: string[];
            /**
             * @description Only checks and reports; nothing is written
             * @example true
             */
            dry_run: boolean;
            /** @description Whether anything was written */
            written: boolean;
        };
        /**
         * @description A social network that the shop may be on
         * @enum {string}
         */
        SocialNetwork: "instagram" | "x" | "facebook" | "linkedin" | "youtube" | "tiktok" | "snapchat" | "whatsapp";
        /** @description How to reach the shop. The first e-mail and phone are those for everything; the place is the office's. */
        SiteContact: {
            /**
             * @description Up to three e-mail addresses; the first one is for everything
             * @example [
             *       "help@balsam.example"
             *     ]
             */
            emails: string[];
            /**
             * @description Up to three phone numbers; the first one is for everything
             * @example [
             *       "+966 11 555 0100"
             *     ]
             */
            phones: string[];
            /** @description The office’s address in English */
            address: string;
            /**
             * @description The office’s address in Arabic
             * @example شارع النخيل، المنامة
             */
            address_arabic: string;
            /**
             * @description Degrees north, WGS 84
             * @example 26.2235
             */
            latitude: number;
            /**
             * @description Degrees east, WGS 84
             * @example 50.5876
             */
            longitude: number;
        };
        /** @description Where the shop is on a social network */
        SocialLink: {
            /**
             * @description The social network
             * @example instagram
             */
            network: components["schemas"]["SocialNetwork"];
            /** @description Address of the shop’s page there */
            url: string;
        };
        /** @description What everybody may know of the platform's settings. `default_currency` is a new visitor's. */
        Site: {
            /**
             * @description The currency in which a new visitor sees prices
             * @example SAR
             */
            default_currency: components["schemas"]["Currency"];
            /** @description How to reach the shop */
            contact: components["schemas"]["SiteContact"];
            /** @description Its pages on social networks */
            social: components["schemas"]["SocialLink"][];
        };
        /** @description What a new vendor's shipping begins with. `free_from` null: never free. Days are working days. */
        ShippingDefaults: {
            /** @description What a parcel costs, by currency */
            flat_fee: components["schemas"]["CurrencyAmounts"];
            /** @description From which sum of goods shipping is free, by currency */
            free_from: {
                /**
                 * @description Amount in Saudi riyals, at most 2 digits after the point
                 * @example 50
                 */
                SAR: components["schemas"]["Money"] | null;
                /**
                 * @description Amount in Bahraini dinars, at most 3 digits after the point
                 * @example 5
                 */
                BHD: components["schemas"]["Money"] | null;
                /**
                 * @description Amount in US dollars, at most 2 digits after the point
                 * @example 13
                 */
                USD: components["schemas"]["Money"] | null;
            };
            /**
             * @description Working days until the parcel leaves, at least
             * @example 1
             */
            handling_days_min: number;
            /**
             * @description Working days until the parcel leaves, at most
             * @example 3
             */
            handling_days_max: number;
        };
        /** @description The platform's settings. `updated_at` null: nobody has saved any yet, and these are what the shop came with. */
        PlatformSettings: {
            /**
             * @description The currency in which a new visitor sees prices
             * @example SAR
             */
            default_currency: components["schemas"]["Currency"];
            /** @description How to reach the shop */
            contact: components["schemas"]["SiteContact"];
            /** @description Its pages on social networks */
            social: components["schemas"]["SocialLink"][];
            /** @description What a new vendor’s shipping begins with */
            shipping_defaults: components["schemas"]["ShippingDefaults"];
            /**
             * @description When somebody saved them last; null: never, they are what the shop came with
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"] | null;
        };
        /** @description A review as the vendor of its product reads it. `answer` is '' and `answered_at` null before he has answered. */
        VendorReview: {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description What it is about */
            product: {
                /**
                 * @description Names it in the paths and bodies of other operations
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
                 * @description Arabic name; may be empty, then the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
                /**
                 * @description Address of the picture, relative to the origin of this API: 640 px square WebP; null without one
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
             * @description What the customer says
             * @example Fits well and does not tear.
             */
            review: string;
            /**
             * @description Name of whoever wrote it
             * @example Noura A.
             */
            author: string;
            /**
             * @description The writer has had the product in a completed order
             * @example true
             */
            verified: boolean;
            /**
             * @description When it came to be
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /**
             * @description What the vendor wrote below it; empty without one
             * @example Thank you!
             */
            answer: string;
            /**
             * @description When the vendor answered; null before
             * @example 2026-03-03T09:00:00.000Z
             */
            answered_at: components["schemas"]["Moment"] | null;
        };
        /**
         * @description waiting: shown, but nobody has looked at it as it is now
         * @enum {string}
         */
        ReviewState: "waiting" | "shown" | "hidden";
        /** @description A review as the admin looks after it. `hidden_reason` is '' where none was given. */
        AdminReview: {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description What it is about */
            product: {
                /**
                 * @description Names it in the paths and bodies of other operations
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
                 * @description Arabic name; may be empty, then the English one is shown
                 * @example قفازات نتريل
                 */
                name_arabic: string;
                /**
                 * @description Address of the picture, relative to the origin of this API: 640 px square WebP; null without one
                 * @example /media/ab12cd34-640.webp
                 */
                image: string | null;
            };
            /** @description Who sells the product */
            vendor: {
                /**
                 * @description Names it in the paths and bodies of other operations
                 * @example 7
                 */
                id: number;
                /**
                 * @description The company’s name as it is shown to English readers
                 * @example Dilmun Medical
                 */
                company_name: string;
                /**
                 * @description The company’s Arabic name; empty where it has none
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
             * @description What the vendor wrote below it; empty without one
             * @example Thank you!
             */
            answer: string;
            /**
             * @description Name of whoever wrote it
             * @example Noura A.
             */
            author: string;
            /**
             * @description E-mail address of whoever wrote it
             * @example noura@example.com
             */
            email: string;
            /**
             * @description The writer has had the product in a completed order
             * @example true
             */
            verified: boolean;
            /**
             * @description When it came to be
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /**
             * @description When it was changed last
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
            /** @description When it was hidden; null while it is shown */
            hidden_at: components["schemas"]["Moment"] | null;
            /** @description Why it is hidden; may be empty */
            hidden_reason: string;
            /** @description When somebody looked at it as it is now; null before */
            moderated_at: components["schemas"]["Moment"] | null;
            /** @description Id of the state, from `GET /api/states`; null while none is chosen */
            state: components["schemas"]["ReviewState"];
        };
        /** @description A review as its product's list shows it. `mine`: the caller wrote it. */
        ProductReview: {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description When it was written */
            date: components["schemas"]["Moment"];
            /**
             * @description What the customer says
             * @example Fits well and does not tear.
             */
            review: string;
            /**
             * @description Stars from 1 to 5; null for a review without stars
             * @example 5
             */
            rating: number | null;
            /** @description Who wrote it */
            user: {
                /**
                 * @description First name and initial
                 * @example Nitrile gloves
                 */
                name: string;
            };
            /**
             * @description The writer has had the product in a completed order
             * @example true
             */
            verified: boolean;
            /**
             * @description What the vendor wrote below it; empty without one
             * @example Thank you!
             */
            answer: string;
            /**
             * @description When the vendor answered; null before
             * @example 2026-03-03T09:00:00.000Z
             */
            answered_at: components["schemas"]["Moment"] | null;
            /** @description The caller wrote it */
            mine: boolean;
            /**
             * Format: date-time
             * @description When it was changed last
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
        };
        /** @description All shown reviews of a product in numbers. `average` is 0 and `counts` are empty where the shop shows no stars. */
        ReviewSummary: {
            /** @description Average of the stars, 0 without any */
            average: number;
            /** @description How many reviews */
            total: number;
            /** @description How many reviews have how many stars */
            counts: {
                /** @description With one star */
                1: number;
                /** @description With two stars */
                2: number;
                /** @description With three stars */
                3: number;
                /** @description With four stars */
                4: number;
                /** @description With five stars */
                5: number;
            };
        };
        /** @description What the vendor lets customers do: `open` reviews at all, `verified_only` by customers who own the product, `verified_label` marks those, `stars` may and `stars_required` must be given */
        ReviewRules: {
            /** @description Customers may review at all */
            open: boolean;
            /**
             * @description Only customers who own the product may
             * @example true
             */
            verified_only: boolean;
            /** @description Reviews of those are marked */
            verified_label: boolean;
            /** @description Reviews may have stars */
            stars: boolean;
            /** @description Reviews must have stars */
            stars_required: boolean;
        };
        /** @description Something that a back office can open. `label` and `label_arabic` are its name, `detail` tells it from another of that name, `href` is where it is opened. */
        SearchResult: {
            /**
             * @description What it is
             * @enum {string}
             */
            kind: "product" | "vendor" | "order" | "category" | "coupon" | "customer";
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Its English name or its number */
            label: string;
            /** @description Its Arabic name; may be empty */
            label_arabic: string;
            /** @description What tells it from another of that name */
            detail: string;
            /**
             * @description Path of the screen of the web console that shows it
             * @example /vendor/orders/BLS-4827193056-1
             */
            href: string;
        };
        /** @description The store's name and address. Country, state and city are ids; null while none is chosen. */
        GeneralSettings: {
            /**
             * @description The company’s name as it is shown to English readers
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
             * @description Postal code in the form of its country (Saudi Arabia: 5 digits); may be empty
             * @example 12345
             */
            postal_code: string;
        };
        /** @description What the vendor lets customers say about his products */
        ProductSettings: {
            /**
             * @description Whether customers may review the vendor’s products
             * @example true
             */
            enable_reviews: boolean;
            /**
             * @description Whether reviews of customers who own the product are marked
             * @example true
             */
            show_verified_label: boolean;
            /**
             * @description Whether only customers with a completed order of the product may review it
             * @example true
             */
            verified_only: boolean;
            /**
             * @description Whether reviews may have stars
             * @example true
             */
            enable_ratings: boolean;
            /**
             * @description Whether reviews must have stars
             * @example false
             */
            ratings_required: boolean;
        };
        /** @description How customers may pay the vendor */
        PaymentSettings: {
            /**
             * @description Whether the vendor takes cash on delivery
             * @example true
             */
            cod_enabled: boolean;
        };
        /** @description What shipping costs in one currency. `free_from` null: never free. */
        ShippingRate: {
            /**
             * @description The currency of the amounts beside it
             * @example SAR
             */
            currency: components["schemas"]["Currency"];
            /**
             * @description What a parcel costs
             * @example 15
             */
            flat_fee: components["schemas"]["Money"];
            /**
             * @description From which sum of goods shipping is free; null: never
             * @example 200
             */
            free_from: components["schemas"]["Money"] | null;
        };
        /** @description Where a vendor ships to, and how. `country` null: everywhere that has no zone of its own. Days are working days. */
        ShippingZone: {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description Id of the country, from `GET /api/countries`; null while none is chosen */
            country: components["schemas"]["Country"] | null;
            /**
             * @description Working days until the parcel leaves, at least
             * @example 1
             */
            handling_days_min: number;
            /**
             * @description Working days until the parcel leaves, at most
             * @example 3
             */
            handling_days_max: number;
            /**
             * @description What a parcel costs, once for each currency
             * @example [
             *       {
             *         "currency": "SAR",
             *         "flat_fee": 15,
             *         "free_from": 200
             *       },
             *       {
             *         "currency": "BHD",
             *         "flat_fee": 1.5,
             *         "free_from": 20
             *       },
             *       {
             *         "currency": "USD",
             *         "flat_fee": 4,
             *         "free_from": null
             *       }
             *     ]
             */
            rates: components["schemas"]["ShippingRate"][];
        };
        /** @description Whoever looks for `term` finds what `means` finds, too. `lang` is the language of the term. */
        Synonym: {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description The words that shoppers type */
            term: string;
            /** @description The words whose products they find, too */
            means: string;
            /** @description The language of `term` */
            lang: components["schemas"]["Lang"];
            /**
             * @description When it came to be
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /**
             * @description When it was changed last
             * @example 2026-03-02T10:00:00.000Z
             */
            updated_at: components["schemas"]["Moment"];
        };
        /** @description Words that shoppers looked for and found nothing by: how often, and when last. `lang` is the language of the words. */
        SearchMiss: {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description What was looked for */
            query: string;
            /** @description The language of the words */
            lang: components["schemas"]["Lang"];
            /** @description How often it was looked for */
            count: number;
            /** @description When it was looked for last */
            last_at: components["schemas"]["Moment"];
        };
        /** @description A vendor in the admin's list. `name` is the person's; `cr_certificate` is the file's name, null without one. */
        AdminVendorRow: {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /**
             * @description First and last name of the person
             * @example Nitrile gloves
             */
            name: string;
            /**
             * @description The company’s name as it is shown to English readers
             * @example Dilmun Medical
             */
            company_name: string;
            /**
             * @description The company’s Arabic name; empty where it has none
             * @example دلمون الطبية
             */
            company_name_arabic: string;
            /**
             * @description E-mail address, in lower case; it is the name of the account and never changes
             * @example noura@example.com
             */
            email: string;
            /** @description Phone number of the person */
            phone: string;
            /** @description Address of the logo relative to the origin of this API; null without one */
            logo: string | null;
            /** @description 1 active, 0 inactive, 2 rejected */
            active: 0 | 1 | 2;
            /**
             * @description Why the admin rejected the vendor; empty in every other state
             * @example
             */
            rejection_remarks: string;
            /**
             * @description When it came to be
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /**
             * @description Name of the certificate’s file; null without one
             * @example certificate.pdf
             */
            cr_certificate: string | null;
        };
        /** @description A vendor in the admin's edit form. Empty password on save: unchanged. */
        AdminVendor: {
            /**
             * @description Names it in the paths and bodies of other operations
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
             * @description E-mail address, in lower case; it is the name of the account and never changes
             * @example noura@example.com
             */
            email: string;
            /**
             * @description Phone number as the person wrote it
             * @example +966 50 123 4567
             */
            phone_number: string;
            /** @description 1 active, 0 inactive, 2 rejected */
            active: 0 | 1 | 2;
            /**
             * @description Address of the vendor’s logo, relative to the origin of this API; null without one
             * @example /media/ab12cd34-640.webp
             */
            logo_url: string | null;
            /**
             * @description Name of the certificate’s file; null without one
             * @example certificate.pdf
             */
            cr_certificate: string | null;
            /**
             * @description Why the admin rejected the vendor; empty in every other state
             * @example
             */
            rejection_remarks: string;
            /**
             * @description When it came to be
             * @example 2026-03-01T09:30:00.000Z
             */
            created_at: components["schemas"]["Moment"];
            /** @description The company */
            vendor: {
                /**
                 * @description The company’s name as it is shown to English readers
                 * @example Dilmun Medical
                 */
                company_name: string;
                /**
                 * @description The company’s Arabic name; empty where it has none
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
                 * @description Number of the commercial registration; empty where none was entered
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
                 * @description Postal code in the form of its country (Saudi Arabia: 5 digits); may be empty
                 * @example 12345
                 */
                postal_code: string;
            };
        };
        /** @description A product that the customer remembers */
        WishlistItem: {
            /**
             * @description Names it in the paths and bodies of other operations
             * @example 7
             */
            id: number;
            /** @description The product */
            product: components["schemas"]["Product"];
        };
        /**
         * @description What went wrong, for programs; it never changes with the language.
         *
         *     - `malformed_request` (400): The body is no JSON or no complete form, or the address cannot be read.
         *     - `unauthenticated` (401): No token, or one that has ended: sign in and repeat.
         *     - `forbidden` (403): Signed in, but with another role than this operation is for.
         *     - `not_found` (404): It does not exist, or it is somebody else’s: both are answered alike.
         *     - `conflict` (409): Somebody else wrote the same at this moment, or took away what this needs: read again and repeat.
         *     - `payload_too_large` (413): JSON over 100 KB, a form over 8 MB (an import 32 MB), or a document over 5 MB; `errors` may name the file.
         *     - `unsupported_media_type` (415): A Content-Type that this operation does not list.
         *     - `validation` (422): A field, parameter or header does not have the form that is described here, or is not known; `errors` names it.
         *     - `idempotency_key_reused` (422): The Idempotency-Key was used by the same person for another body of the same operation: take a new one.
         *     - `rate_limited` (429): Too many requests: wait as many seconds as Retry-After says.
         *     - `internal` (500): A failure of the server, which it has written down under X-Request-Id.
         *     - `unavailable` (503): The server or its database is busy or restarting: repeat after Retry-After seconds, a POST with its Idempotency-Key.
         *     - `bad_credentials` (401): No such address, or another password; which of the two is not told.
         *     - `not_a_vendor` (403): The form of the vendors was used by somebody who is none.
         *     - `not_an_admin` (403): The form of the admins was used by somebody who is none.
         *     - `vendor_inactive` (403): The vendor waits for the admin, or was stopped by him.
         *     - `vendor_refused` (403): The vendor was rejected or removed.
         *     - `vendor_rejected` (403): The vendor was rejected; `message` ends with the admin’s remarks.
         *     - `reset_link_dead` (422): The reset link was used, replaced by a newer one, or is too old.
         *     - `not_enough_stock` (422): Fewer units are left than the cart line would hold.
         *     - `cart_empty` (422): Nothing is in the cart.
         *     - `no_longer_sold` (422): Something in the cart has left the shop: remove these lines.
         *     - `out_of_stock` (422): Of something in the cart there is too little: nothing was ordered, lower these lines.
         *     - `not_delivered` (422): A vendor in the cart does not ship to where the order goes.
         *     - `cash_refused` (422): A vendor in the cart does not take cash on delivery.
         *     - `billing_missing` (422): No `billing` was sent and the customer has stored no address.
         *     - `checkout_not_found` (404): The checkout is not the customer’s, or a newer one has replaced it.
         *     - `checkout_changed` (409): Cart, price, shipping, currency or coupon is not what the checkout showed: show the new sums, open the checkout again.
         *     - `coupon_unknown` (422): No coupon has this code, or it was switched off.
         *     - `coupon_not_for_you` (422): The coupon was given to another e-mail address.
         *     - `coupon_not_started` (422): The coupon does not hold yet.
         *     - `coupon_expired` (422): The coupon does not hold any more.
         *     - `coupon_used_up` (422): The coupon was redeemed as often as it may be.
         *     - `coupon_used_by_you` (422): This customer has redeemed the coupon as often as one may.
         *     - `coupon_other_seller` (422): The coupon is for a vendor of whom nothing is in the cart.
         *     - `coupon_minimum` (422): The goods that the coupon covers come to too little.
         *     - `order_not_found` (404): No order has this number together with this e-mail address.
         *     - `order_not_cancellable` (422): The order is shipped, completed or cancelled.
         *     - `order_out_of_stock` (422): A cancelled order cannot come back: its goods have been sold meanwhile. It stays as it is.
         *     - `cancellation_declined` (409): The vendor has said no to an earlier wish to cancel.
         *     - `cancellation_not_asked` (409): No wish of the customer is waiting for an answer.
         *     - `pickup_scheduled` (409): The carrier has been asked to come already.
         *     - `pickup_not_scheduled` (409): No carrier has been asked to come.
         *     - `pickup_too_late` (409): The order is completed or cancelled: there is nothing to pick up.
         *     - `carrier_refused` (502): The carrier said no; `message` has his reason. Nothing has changed.
         *     - `carrier_silent` (502): The carrier did not answer. Nothing has changed: repeat in a few minutes.
         *     - `carrier_unknown` (502): The shop has no account any more with the carrier who was asked to come.
         *     - `review_closed` (422): The vendor takes no reviews at the moment.
         *     - `review_not_owned` (422): The vendor takes reviews of customers with a completed order of the product.
         *     - `review_exists` (409): The customer has reviewed this product: change that review.
         *     - `review_hidden` (422): The admin has hidden the review, which cannot be changed any more.
         *     - `product_changed` (409): The product was saved after `updated_at_seen`: read it again first.
         *     - `settings_changed` (409): The settings were saved after `updated_at_seen`: read them again first.
         *     - `category_in_use` (422): Products are in the category; `message` says how many.
         *     - `coupon_used` (422): Orders have used the coupon: switch it off instead.
         *     - `coupon_given` (422): The newsletter has given the coupon to a reader: switch it off instead.
         *     - `vendor_has_orders` (422): Orders of the vendor are underway; `message` says how many.
         *     - `place_in_use` (422): Addresses, vendors, zones or orders name the place: unlist it instead.
         *     - `last_place` (422): It is the last city that customers can choose.
         * @enum {string}
         */
        ErrorCode: "malformed_request" | "unauthenticated" | "forbidden" | "not_found" | "conflict" | "payload_too_large" | "unsupported_media_type" | "validation" | "idempotency_key_reused" | "rate_limited" | "internal" | "unavailable" | "bad_credentials" | "not_a_vendor" | "not_an_admin" | "vendor_inactive" | "vendor_refused" | "vendor_rejected" | "reset_link_dead" | "not_enough_stock" | "cart_empty" | "no_longer_sold" | "out_of_stock" | "not_delivered" | "cash_refused" | "billing_missing" | "checkout_not_found" | "checkout_changed" | "coupon_unknown" | "coupon_not_for_you" | "coupon_not_started" | "coupon_expired" | "coupon_used_up" | "coupon_used_by_you" | "coupon_other_seller" | "coupon_minimum" | "order_not_found" | "order_not_cancellable" | "order_out_of_stock" | "cancellation_declined" | "cancellation_not_asked" | "pickup_scheduled" | "pickup_not_scheduled" | "pickup_too_late" | "carrier_refused" | "carrier_silent" | "carrier_unknown" | "review_closed" | "review_not_owned" | "review_exists" | "review_hidden" | "product_changed" | "settings_changed" | "category_in_use" | "coupon_used" | "coupon_given" | "vendor_has_orders" | "place_in_use" | "last_place";
    };
    responses: {
        /** @description - `malformed_request`: The body is no JSON or no complete form, or the address cannot be read. */
        MalformedRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"] & {
                    /**
                     * @description The status of the answer
                     * @constant
                     */
                    status: 400;
                    /**
                     * @description What went wrong
                     * @enum {string}
                     */
                    code: "malformed_request";
                };
            };
        };
        /** @description - `payload_too_large`: JSON over 100 KB, a form over 8 MB (an import 32 MB), or a document over 5 MB; `errors` may name the file. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"] & {
                    /**
                     * @description The status of the answer
                     * @constant
                     */
                    status: 413;
                    /**
                     * @description What went wrong
                     * @enum {string}
                     */
                    code: "payload_too_large";
                };
            };
        };
        /** @description - `unsupported_media_type`: A Content-Type that this operation does not list. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"] & {
                    /**
                     * @description The status of the answer
                     * @constant
                     */
                    status: 415;
                    /**
                     * @description What went wrong
                     * @enum {string}
                     */
                    code: "unsupported_media_type";
                };
            };
        };
        /** @description - `conflict`: Somebody else wrote the same at this moment, or took away what this needs: read again and repeat. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"] & {
                    /**
                     * @description The status of the answer
                     * @constant
                     */
                    status: 409;
                    /**
                     * @description What went wrong
                     * @enum {string}
                     */
                    code: "conflict";
                };
            };
        };
        /**
         * @description - `idempotency_key_reused`: The Idempotency-Key was used by the same person for another body of the same operation: take a new one.
         *     - `validation`: A field, parameter or header does not have the form that is described here, or is not known; `errors` names it.
         */
        IdempotencyKeyReusedOrValidation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"] & {
                    /**
                     * @description The status of the answer
                     * @constant
                     */
                    status: 422;
                    /**
                     * @description What went wrong
                     * @enum {string}
                     */
                    code: "idempotency_key_reused" | "validation";
                };
            };
        };
        /** @description - `rate_limited`: Too many requests: wait as many seconds as Retry-After says. */
        RateLimited: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"] & {
                    /**
                     * @description The status of the answer
                     * @constant
                     */
                    status: 429;
                    /**
                     * @description What went wrong
                     * @enum {string}
                     */
                    code: "rate_limited";
                };
            };
        };
        /** @description - `internal`: A failure of the server, which it has written down under X-Request-Id. */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"] & {
                    /**
                     * @description The status of the answer
                     * @constant
                     */
                    status: 500;
                    /**
                     * @description What went wrong
                     * @enum {string}
                     */
                    code: "internal";
                };
            };
        };
        /** @description - `unavailable`: The server or its database is busy or restarting: repeat after Retry-After seconds, a POST with its Idempotency-Key. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"] & {
                    /**
                     * @description The status of the answer
                     * @constant
                     */
                    status: 503;
                    /**
                     * @description What went wrong
                     * @enum {string}
                     */
                    code: "unavailable";
                };
            };
        };
        /** @description - `unauthenticated`: No token, or one that has ended: sign in and repeat. */
        Unauthenticated: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"] & {
                    /**
                     * @description The status of the answer
                     * @constant
                     */
                    status: 401;
                    /**
                     * @description What went wrong
                     * @enum {string}
                     */
                    code: "unauthenticated";
                };
            };
        };
        /**
         * @description - `vendor_inactive`: The vendor waits for the admin, or was stopped by him.
         *     - `vendor_refused`: The vendor was rejected or removed.
         */
        VendorInactiveOrVendorRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"] & {
                    /**
                     * @description The status of the answer
                     * @constant
                     */
                    status: 403;
                    /**
                     * @description What went wrong
                     * @enum {string}
                     */
                    code: "vendor_inactive" | "vendor_refused";
                };
            };
        };
        /** @description - `validation`: A field, parameter or header does not have the form that is described here, or is not known; `errors` names it. */
        Validation: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"] & {
                    /**
                     * @description The status of the answer
                     * @constant
                     */
                    status: 422;
                    /**
                     * @description What went wrong
                     * @enum {string}
                     */
                    code: "validation";
                };
            };
        };
        /** @description - `forbidden`: Signed in, but with another role than this operation is for. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"] & {
                    /**
                     * @description The status of the answer
                     * @constant
                     */
                    status: 403;
                    /**
                     * @description What went wrong
                     * @enum {string}
                     */
                    code: "forbidden";
                };
            };
        };
        /** @description - `not_found`: It does not exist, or it is somebody else’s: both are answered alike. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"] & {
                    /**
                     * @description The status of the answer
                     * @constant
                     */
                    status: 404;
                    /**
                     * @description What went wrong
                     * @enum {string}
                     */
                    code: "not_found";
                };
            };
        };
        /**
         * @description - `forbidden`: Signed in, but with another role than this operation is for.
         *     - `vendor_inactive`: The vendor waits for the admin, or was stopped by him.
         *     - `vendor_refused`: The vendor was rejected or removed.
         */
        ForbiddenOrVendorInactiveOrVendorRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ApiError"] & {
                    /**
                     * @description The status of the answer
                     * @constant
                     */
                    status: 403;
                    /**
                     * @description What went wrong
                     * @enum {string}
                     */
                    code: "forbidden" | "vendor_inactive" | "vendor_refused";
                };
            };
        };
    };
    parameters: {
        /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
        lang: "en" | "ar";
        /** @description The currency of the prices in the answer. Every product has a price of its own in each currency; nothing is converted. */
        Currency: "SAR" | "BHD" | "USD";
        /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
        "Idempotency-Key": string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description After how many seconds it is worth trying again
         * @example 17
         */
        "Retry-After": number;
        /**
         * @description `Bearer`: send the token of POST /api/auth/login
         * @example Bearer
         */
        "WWW-Authenticate": string;
        /**
         * @description `true` when this answers a repetition of an earlier request
         * @example true
         */
        "Idempotent-Replayed": string;
        /**
         * @description The name under which to save the file
         * @example attachment; filename="orders.csv"
         */
        "Content-Disposition": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    register: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
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
                     * @description E-mail address, in lower case; it is the name of the account and never changes
                     * @example noura@example.com
                     */
                    email: string;
                    /**
                     * @description Phone number as the person wrote it
                     * @example +966 50 123 4567
                     */
                    phone_number: string;
                    /**
                     * @description Spaces count; at most 200 characters
                     * @example seven lilies 29
                     */
                    password: string;
                    /**
                     * @description The new password once more
                     * @example seven lilies 29
                     */
                    confirm_password: string;
                    /**
                     * @description Must be true: the person has accepted the terms
                     * @example true
                     * @enum {unknown}
                     */
                    terms: true | "true" | "1" | "on";
                    /**
                     * @description What is opened: a vendor names a company, sends a certificate, and waits for the admin
                     * @default customer
                     * @example customer
                     * @enum {string}
                     */
                    account_type?: "customer" | "vendor";
                    /**
                     * Format: binary
                     * @description A vendor’s commercial registration certificate: PDF, JPEG or PNG of at most 5 MB
                     */
                    cr_certificate?: string;
                    /**
                     * @description Id of the country, from `GET /api/countries`; null while none is chosen
                     * @example 1
                     */
                    "store_address[country]"?: "" | (number | string) | null;
                    /**
                     * @description Id of the state, from `GET /api/states`; null while none is chosen
                     * @example 1
                     */
                    "store_address[state]"?: "" | (number | string) | null;
                    /**
                     * @description Id of the city, from `GET /api/cities`; null while none is chosen
                     * @example 1
                     */
                    "store_address[city]"?: "" | (number | string) | null;
                    /**
                     * @description Postal code in the form of its country (Saudi Arabia: 5 digits); may be empty
                     * @default
                     * @example 12345
                     */
                    "store_address[postal_code]"?: string;
                    /**
                     * @description Street and house
                     * @default
                     * @example 12 Palm Street
                     */
                    "store_address[address_1]"?: string;
                    /**
                     * @description The company’s name as it is shown to English readers
                     * @default
                     * @example Dilmun Medical
                     */
                    "store_address[company_name]"?: string;
                };
                /**
                 * @example {
                 *       "firstname": "Noura",
                 *       "lastname": "Al Harbi",
                 *       "email": "noura@example.com",
                 *       "phone_number": "+966 50 123 4567",
                 *       "password": "seven lilies 29",
                 *       "confirm_password": "seven lilies 29",
                 *       "terms": true,
                 *       "account_type": "customer",
                 *       "store_address": {
                 *         "country": 1,
                 *         "state": 1,
                 *         "city": 1,
                 *         "postal_code": "12345",
                 *         "address_1": "12 Palm Street",
                 *         "company_name": "Dilmun Medical"
                 *       }
                 *     }
                 */
                "application/json": {
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
                     * @description E-mail address, in lower case; it is the name of the account and never changes
                     * @example noura@example.com
                     */
                    email: string;
                    /**
                     * @description Phone number as the person wrote it
                     * @example +966 50 123 4567
                     */
                    phone_number: string;
                    /**
                     * @description Spaces count; at most 200 characters
                     * @example seven lilies 29
                     */
                    password: string;
                    /**
                     * @description The new password once more
                     * @example seven lilies 29
                     */
                    confirm_password: string;
                    /**
                     * @description Must be true: the person has accepted the terms
                     * @example true
                     * @enum {unknown}
                     */
                    terms: true | "true" | "1" | "on";
                    /**
                     * @description What is opened: a vendor names a company, sends a certificate, and waits for the admin
                     * @default customer
                     * @example customer
                     * @enum {string}
                     */
                    account_type?: "customer" | "vendor";
                    /** @description The vendor’s company and where it is; left out for a customer */
                    store_address?: {
                        /**
                         * @description Id of the country, from `GET /api/countries`; null while none is chosen
                         * @example 1
                         */
                        country?: "" | (number | string) | null;
                        /**
                         * @description Id of the state, from `GET /api/states`; null while none is chosen
                         * @example 1
                         */
                        state?: "" | (number | string) | null;
                        /**
                         * @description Id of the city, from `GET /api/cities`; null while none is chosen
                         * @example 1
                         */
                        city?: "" | (number | string) | null;
                        /**
                         * @description Postal code in the form of its country (Saudi Arabia: 5 digits); may be empty
                         * @default
                         * @example 12345
                         */
                        postal_code?: string;
                        /**
                         * @description Street and house
                         * @default
                         * @example 12 Palm Street
                         */
                        address_1?: string;
                        /**
                         * @description The company’s name as it is shown to English readers
                         * @default
                         * @example Dilmun Medical
                         */
                        company_name?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Opens a customer or vendor account */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "noura@example.com",
                 *       "password": "seven lilies 29",
                 *       "remember_me": true,
                 *       "user_type": "customer",
                 *       "loginType": "customer"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description E-mail address, in lower case; it is the name of the account and never changes
                     * @example noura@example.com
                     */
                    email: string;
                    /**
                     * @description Spaces count; at most 200 characters
                     * @example seven lilies 29
                     */
                    password: string;
                    /**
                     * @description Keeps the session for 30 days after its last use instead of 24 hours
                     * @example true
                     */
                    remember_me?: boolean | string;
                    /**
                     * @description Which form signs in: `vendor` and `admin` refuse everybody else; the other two take every role
                     * @example customer
                     * @enum {string}
                     */
                    user_type?: "customer" | "user" | "vendor" | "admin";
                    /**
                     * @description The same as `user_type`, which wins
                     * @example customer
                     * @enum {string}
                     */
                    loginType?: "customer" | "user" | "vendor" | "admin";
                };
            };
        };
        responses: {
            /** @description Opens a session */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /**
                         * @description A secret from an answer or from the link of a mail
                         * @example Zx3v9Qk1w8r2T6y4U0pLmNsB
                         */
                        token: string;
                        /** @description The person who is signed in */
                        user: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            /** @description - `bad_credentials`: No such address, or another password; which of the two is not told. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 401;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "bad_credentials";
                    };
                };
            };
            /**
             * @description - `not_a_vendor`: The form of the vendors was used by somebody who is none.
             *     - `not_an_admin`: The form of the admins was used by somebody who is none.
             *     - `vendor_inactive`: The vendor waits for the admin, or was stopped by him.
             *     - `vendor_refused`: The vendor was rejected or removed.
             *     - `vendor_rejected`: The vendor was rejected; `message` ends with the admin’s remarks.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 403;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "not_a_vendor" | "not_an_admin" | "vendor_inactive" | "vendor_refused" | "vendor_rejected";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ends this session */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["VendorInactiveOrVendorRefused"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "noura@example.com"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description E-mail address, in lower case; it is the name of the account and never changes
                     * @example noura@example.com
                     */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Sends a reset link, and says the same for an unknown address */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "noura@example.com",
                 *       "token": "Zx3v9Qk1w8r2T6y4U0pLmNsB",
                 *       "password": "seven lilies 29",
                 *       "password_confirmation": "seven lilies 29"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description E-mail address, in lower case; it is the name of the account and never changes
                     * @example noura@example.com
                     */
                    email: string;
                    /**
                     * @description A secret from an answer or from the link of a mail
                     * @example Zx3v9Qk1w8r2T6y4U0pLmNsB
                     */
                    token: string;
                    /**
                     * @description Spaces count; at most 200 characters
                     * @example seven lilies 29
                     */
                    password: string;
                    /**
                     * @description The new password once more
                     * @example seven lilies 29
                     */
                    password_confirmation: string;
                };
            };
        };
        responses: {
            /** @description Sets a new password by a reset link */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used by the same person for another body of the same operation: take a new one.
             *     - `validation`: A field, parameter or header does not have the form that is described here, or is not known; `errors` names it.
             *     - `reset_link_dead`: The reset link was used, replaced by a newer one, or is too old.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 422;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "idempotency_key_reused" | "validation" | "reset_link_dead";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who is signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The person who is signed in */
                        user: components["schemas"]["User"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["VendorInactiveOrVendorRefused"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstname": "Noura",
                 *       "lastname": "Al Harbi",
                 *       "phone_number": "+966 50 123 4567",
                 *       "email": "noura@example.com"
                 *     }
                 */
                "application/json": {
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
                     * @description Phone number as the person wrote it
                     * @example +966 50 123 4567
                     */
                    phone_number: string;
                    /**
                     * @description Comes along and is not changed
                     * @example noura@example.com
                     */
                    email?: string;
                };
            };
        };
        responses: {
            /** @description Changes the account details; the e-mail address stays */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The person who is signed in */
                        user: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["VendorInactiveOrVendorRefused"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "four cedars 18",
                 *       "new_password": "seven lilies 29",
                 *       "confirm_password": "seven lilies 29"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The password that holds until now
                     * @example four cedars 18
                     */
                    current_password: string;
                    /**
                     * @description At least 8 characters, and none of the passwords that everybody uses
                     * @example seven lilies 29
                     */
                    new_password: string;
                    /**
                     * @description The new password once more
                     * @example seven lilies 29
                     */
                    confirm_password: string;
                };
            };
        };
        responses: {
            /** @description Changes the password and ends all other sessions */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["VendorInactiveOrVendorRefused"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": 0,
                 *       "country_id": 1,
                 *       "state_id": 1,
                 *       "city_id": 1,
                 *       "address_1": "12 Palm Street",
                 *       "address_2": "Second floor",
                 *       "postal_code": "12345",
                 *       "phone_number": "+966 50 123 4567",
                 *       "national_address": "RRRD2929"
                 *     }
                 */
                "application/json": {
                    /** @description Which of the two addresses is written: 0 billing, 1 shipping */
                    type: (0 | 1) | ("0" | "1");
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
                    /**
                     * @description Street and house
                     * @example 12 Palm Street
                     */
                    address_1: string;
                    /**
                     * @description Whatever else finds the door; may be empty
                     * @default
                     * @example Second floor
                     */
                    address_2?: string;
                    /**
                     * @description Postal code in the form of its country (Saudi Arabia: 5 digits); may be empty
                     * @default
                     * @example 12345
                     */
                    postal_code?: string;
                    /**
                     * @description Phone number as the person wrote it
                     * @example +966 50 123 4567
                     */
                    phone_number: string;
                    /**
                     * @description Short code of the Saudi national address; may be empty
                     * @default
                     * @example RRRD2929
                     */
                    national_address?: string;
                };
            };
        };
        responses: {
            /** @description Stores the billing (0) or shipping (1) address */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        address: components["schemas"]["Address"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "address_1": "12 Palm Street",
                 *       "address_2": "Second floor",
                 *       "city": "text",
                 *       "state": "text",
                 *       "country_code": "SA",
                 *       "postal_code": "12345"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Street and house
                     * @example 12 Palm Street
                     */
                    address_1: string;
                    /**
                     * @description Whatever else finds the door; may be empty
                     * @default
                     * @example Second floor
                     */
                    address_2?: string;
                    /** @description Name of the city */
                    city: string;
                    /** @description Name of the state */
                    state: string;
                    /**
                     * @description Two letters of ISO 3166-1
                     * @example SA
                     */
                    country_code: string;
                    /**
                     * @description Postal code in the form of its country (Saudi Arabia: 5 digits); may be empty
                     * @default
                     * @example 12345
                     */
                    postal_code?: string;
                };
            };
        };
        responses: {
            /** @description Says whether a carrier could deliver to an address */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCountries: {
        parameters: {
            query?: {
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: string;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Countries */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["Country"][];
                    };
                };
            };
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStates: {
        parameters: {
            query: {
                /**
                 * @description Id of a country, from `GET /api/countries`
                 * @example 1
                 */
                country_id: number | string;
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: string;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description States of a country */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["State"][];
                    };
                };
            };
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCities: {
        parameters: {
            query: {
                /**
                 * @description Id of a state of that country, from `GET /api/states`
                 * @example 1
                 */
                state_id: number | string;
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: string;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cities of a state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["City"][];
                    };
                };
            };
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    subscribeToNewsletter: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "noura@example.com"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description E-mail address, in lower case; it is the name of the account and never changes
                     * @example noura@example.com
                     */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Asks for the newsletter; a mail with a link confirms it */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmNewsletter: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "Zx3v9Qk1w8r2T6y4U0pLmNsB"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The `token` of the link in the mail
                     * @example Zx3v9Qk1w8r2T6y4U0pLmNsB
                     */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Confirms a subscription by the link of the mail; the first time, a code for 10 % off is mailed */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            /** @description - `not_found`: It does not exist, or it is somebody else’s: both are answered alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 404;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "not_found";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsubscribeFromNewsletter: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "Zx3v9Qk1w8r2T6y4U0pLmNsB"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The `token` of the link in the mail
                     * @example Zx3v9Qk1w8r2T6y4U0pLmNsB
                     */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Ends a subscription by the link of any mail */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            /** @description - `not_found`: It does not exist, or it is somebody else’s: both are answered alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 404;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "not_found";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendContactMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Nitrile gloves",
                 *       "email": "noura@example.com",
                 *       "phone_number": "+966 50 123 4567",
                 *       "subject": "Delivery to Muharraq",
                 *       "message": "Please ring before you come."
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Who is writing
                     * @example Nitrile gloves
                     */
                    name: string;
                    /**
                     * @description Where the answer goes
                     * @example noura@example.com
                     */
                    email: string;
                    /**
                     * @description Phone number as the person wrote it
                     * @example +966 50 123 4567
                     */
                    phone_number: string;
                    /**
                     * @description What the message is about, in a few words
                     * @example Delivery to Muharraq
                     */
                    subject: string;
                    /**
                     * @description What is to be said
                     * @example Please ring before you come.
                     */
                    message: string;
                };
            };
        };
        responses: {
            /** @description Leaves a message for the shop, which gets it by mail */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportAreaFailure: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "area": "text",
                 *       "version": "text",
                 *       "phase": "text",
                 *       "code": "text"
                 *     }
                 */
                "application/json": {
                    /** @description Name of the area of the front end */
                    area: string;
                    /** @description Its release */
                    version: string;
                    /** @description Where it failed: while loading, or while running */
                    phase: string;
                    /** @description A short word for how it failed */
                    code: string;
                };
            };
        };
        responses: {
            /** @description A browser reports that an area failed to load or to run */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportAreaLoad: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "area": "text",
                 *       "version": "text"
                 *     }
                 */
                "application/json": {
                    /** @description Name of the area of the front end */
                    area: string;
                    /** @description Its release */
                    version: string;
                };
            };
        };
        responses: {
            /** @description A browser reports that an area has run, while a canary is on */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAreaVitals: {
        parameters: {
            query: {
                /** @description Name of the area */
                area: string;
                /** @description From which minute on, ISO 8601; at most the last 24 hours are counted */
                since: string;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How often each release of an area has run and failed lately */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: {
                            /** @description Each release that has been heard of */
                            vitals: components["schemas"]["AreaVitals"][];
                        };
                    };
                };
            };
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAreaHealth: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How often each area has failed in the browsers of the last days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: {
                            /** @description Every area that has ever failed */
                            areas: components["schemas"]["AreaHealth"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAreaFailures: {
        parameters: {
            query?: {
                /**
                 * @description Which page of the list, from 1
                 * @example 1
                 */
                page?: number;
                /** @description Only failures of this area */
                area?: "" | string;
                /** @description Only failures in this phase */
                phase?: "" | string;
                /**
                 * @description First day, in Riyadh, included
                 * @example 2026-03-01
                 */
                from?: "" | string;
                /**
                 * @description Last day, in Riyadh, included
                 * @example 2026-03-31
                 */
                to?: "" | string;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what browsers have reported, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: {
                            /** @description The failures of this page */
                            beacons: components["schemas"]["AreaBeacon"][];
                            /** @description Where this page of the list stands */
                            meta: components["schemas"]["PageMeta"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories, each with the number of its products on sale */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The categories of this page */
                        categories: components["schemas"]["Category"][];
                    };
                };
            };
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description Must be true for every filter below but `featured` to count */
                filter?: "" | ("0" | "1" | "true" | "false");
                /** @description With true the answer is the highest price on sale, and nothing else */
                max_price?: "" | ("0" | "1" | "true" | "false");
                /**
                 * @description Which page of the list, from 1
                 * @example 1
                 */
                page?: number;
                /** @description One or several categories, by id or slug, with commas between them */
                category?: "" | string;
                /** @description Slug of a tag */
                tag?: "" | string;
                /** @description Only products of this vendor, by id */
                vendor?: "" | number;
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: "" | string;
                /** @description The order; default: the best fitting first with `search`, else the newest */
                sort?: "" | ("default" | "price_asc" | "price_desc" | "name_asc" | "name_desc");
                /** @description Least price, in the request’s currency */
                price_min?: "" | number;
                /** @description Highest price, in the request’s currency */
                price_max?: "" | number;
                /** @description Only what the admin features */
                featured?: "" | ("0" | "1" | "true" | "false");
                /** @description Only what can be bought now */
                in_stock?: "" | ("0" | "1" | "true" | "false");
                /**
                 * @description Least average of stars
                 * @example 5
                 */
                rating?: "" | number;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description The currency of the prices in the answer. Every product has a price of its own in each currency; nothing is converted. */
                Currency?: components["parameters"]["Currency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shop: a page of what is on sale, or with `max_price=true` the highest price */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The products of this page */
                        products: components["schemas"]["Product"][];
                        /** @description Where this page of the list stands */
                        meta: components["schemas"]["PageMeta"];
                        /** @description The words whose products these are, when nothing was found for those that were asked for; else null */
                        corrected: string | null;
                        /** @description Words that were left out, because no product has all of them */
                        dropped: string[];
                        /** @description Words that were perhaps meant and would find something; else null */
                        did_you_mean: string | null;
                        /** @description The vendor of the filter `vendor`; null without the filter or without such a vendor */
                        vendor: {
                            /**
                             * @description Names it in the paths and bodies of other operations
                             * @example 7
                             */
                            id: number;
                            /**
                             * @description The company’s name as it is shown to English readers
                             * @example Dilmun Medical
                             */
                            company_name: string;
                        } | null;
                        /** @description The tag of the filter `tag`; null without the filter or without such a tag */
                        tag: {
                            /**
                             * @description Name in addresses; it never changes
                             * @example nitrile-gloves
                             */
                            slug: string;
                            /**
                             * @description Its name, in the language asked for
                             * @example Nitrile gloves
                             */
                            name: string;
                        } | null;
                    } | {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /**
                         * @description The highest price on sale, in the request’s currency
                         * @example 890
                         */
                        max_price: components["schemas"]["Money"];
                    };
                };
            };
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTopRatedProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description The currency of the prices in the answer. Every product has a price of its own in each currency; nothing is converted. */
                Currency?: components["parameters"]["Currency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products with the best reviews */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The products of this page */
                        products: components["schemas"]["Product"][];
                    };
                };
            };
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description The currency of the prices in the answer. Every product has a price of its own in each currency; nothing is converted. */
                Currency?: components["parameters"]["Currency"];
            };
            path: {
                /** @description Id (all digits) or slug of the product */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A product by id or slug */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The product */
                        product: components["schemas"]["ProductDetail"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRelatedProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description The currency of the prices in the answer. Every product has a price of its own in each currency; nothing is converted. */
                Currency?: components["parameters"]["Currency"];
            };
            path: {
                /** @description Id (all digits) or slug of the product */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What goes with a product */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["Product"][];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNewestProducts: {
        parameters: {
            query?: {
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: "" | string;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description The currency of the prices in the answer. Every product has a price of its own in each currency; nothing is converted. */
                Currency?: components["parameters"]["Currency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest products; with `search` a vendor looks among his own */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["Product"][];
                    };
                };
            };
            /** @description - `unauthenticated`: No token, or one that has ended: sign in and repeat. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 401;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "unauthenticated";
                    };
                };
            };
            /** @description - `forbidden`: Signed in, but with another role than this operation is for. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 403;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "forbidden";
                    };
                };
            };
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggestProducts: {
        parameters: {
            query?: {
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: "" | string;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description The currency of the prices in the answer. Every product has a price of its own in each currency; nothing is converted. */
                Currency?: components["parameters"]["Currency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What somebody may mean who is still typing: products, categories, vendors and words; nothing under two letters */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description A few products */
                        products: components["schemas"]["ProductSuggestion"][];
                        /** @description A few categories */
                        categories: components["schemas"]["Category"][];
                        /** @description A few vendors */
                        vendors: components["schemas"]["VendorSuggestion"][];
                        /** @description Words to search for, instead of what was typed */
                        words: string[];
                    };
                };
            };
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTags: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tags that most products on sale carry */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["Tag"][];
                    };
                };
            };
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProductAddresses: {
        parameters: {
            query?: {
                /**
                 * @description Which page of the list, from 1
                 * @example 1
                 */
                page?: number;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The addresses of all products on sale, for search engines */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["SitemapEntry"][];
                        /** @description Where this page of the list stands */
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProductReviews: {
        parameters: {
            query?: {
                /**
                 * @description Which page of the list, from 1
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Only reviews with so many stars
                 * @example 5
                 */
                rating?: "" | number;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path: {
                /** @description Id (all digits) or slug of the product */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of a product’s reviews, with their numbers and what the caller may do */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The reviews of this page */
                        reviews: components["schemas"]["ProductReview"][];
                        /** @description Where this page of the list stands */
                        meta: components["schemas"]["PageMeta"];
                        summary: components["schemas"]["ReviewSummary"];
                        rules: components["schemas"]["ReviewRules"];
                        /** @description The caller’s own review, shown or not; null without one */
                        mine: components["schemas"]["ProductReview"] | null;
                        /**
                         * @description The caller may post a first review now
                         * @example true
                         */
                        may_write: boolean;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    writeReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /** @description Id (all digits) or slug of the product */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rating": 5,
                 *       "review": "Fits well and does not tear."
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Stars from 1 to 5; whether they may or must be given, `rules` of the product’s reviews say
                     * @example 5
                     */
                    rating?: number | null;
                    /**
                     * @description The text, 3 to 2000 characters
                     * @example Fits well and does not tear.
                     */
                    review: string;
                };
            };
        };
        responses: {
            /** @description Reviews a product, once */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The reviews of this page */
                        reviews: components["schemas"]["ProductReview"][];
                        /** @description Where this page of the list stands */
                        meta: components["schemas"]["PageMeta"];
                        summary: components["schemas"]["ReviewSummary"];
                        rules: components["schemas"]["ReviewRules"];
                        /** @description The caller’s own review, shown or not; null without one */
                        mine: components["schemas"]["ProductReview"] | null;
                        /**
                         * @description The caller may post a first review now
                         * @example true
                         */
                        may_write: boolean;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description - `conflict`: Somebody else wrote the same at this moment, or took away what this needs: read again and repeat.
             *     - `review_exists`: The customer has reviewed this product: change that review.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 409;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "conflict" | "review_exists";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used by the same person for another body of the same operation: take a new one.
             *     - `validation`: A field, parameter or header does not have the form that is described here, or is not known; `errors` names it.
             *     - `review_closed`: The vendor takes no reviews at the moment.
             *     - `review_not_owned`: The vendor takes reviews of customers with a completed order of the product.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 422;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "idempotency_key_reused" | "validation" | "review_closed" | "review_not_owned";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Id of the review
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rating": 5,
                 *       "review": "Fits well and does not tear."
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Stars from 1 to 5; whether they may or must be given, `rules` of the product’s reviews say
                     * @example 5
                     */
                    rating?: number | null;
                    /**
                     * @description The text, 3 to 2000 characters
                     * @example Fits well and does not tear.
                     */
                    review: string;
                };
            };
        };
        responses: {
            /** @description Changes the customer’s own review */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The reviews of this page */
                        reviews: components["schemas"]["ProductReview"][];
                        /** @description Where this page of the list stands */
                        meta: components["schemas"]["PageMeta"];
                        summary: components["schemas"]["ReviewSummary"];
                        rules: components["schemas"]["ReviewRules"];
                        /** @description The caller’s own review, shown or not; null without one */
                        mine: components["schemas"]["ProductReview"] | null;
                        /**
                         * @description The caller may post a first review now
                         * @example true
                         */
                        may_write: boolean;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used by the same person for another body of the same operation: take a new one.
             *     - `validation`: A field, parameter or header does not have the form that is described here, or is not known; `errors` names it.
             *     - `review_closed`: The vendor takes no reviews at the moment.
             *     - `review_hidden`: The admin has hidden the review, which cannot be changed any more.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 422;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "idempotency_key_reused" | "validation" | "review_closed" | "review_hidden";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path: {
                /**
                 * @description Id of the review
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Takes the customer’s own review back */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The reviews of this page */
                        reviews: components["schemas"]["ProductReview"][];
                        /** @description Where this page of the list stands */
                        meta: components["schemas"]["PageMeta"];
                        summary: components["schemas"]["ReviewSummary"];
                        rules: components["schemas"]["ReviewRules"];
                        /** @description The caller’s own review, shown or not; null without one */
                        mine: components["schemas"]["ProductReview"] | null;
                        /**
                         * @description The caller may post a first review now
                         * @example true
                         */
                        may_write: boolean;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `validation`: A field, parameter or header does not have the form that is described here, or is not known; `errors` names it.
             *     - `review_hidden`: The admin has hidden the review, which cannot be changed any more.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 422;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "validation" | "review_hidden";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description The currency of the prices in the answer. Every product has a price of its own in each currency; nothing is converted. */
                Currency?: components["parameters"]["Currency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer’s cart, by vendor, with its sums */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The cart, one entry for each vendor; empty for an empty cart */
                        data: components["schemas"]["Cart"][];
                        /** @description The coupon of the cart; null without one */
                        coupon: components["schemas"]["AppliedCoupon"] | null;
                        /** @description The sums of the whole cart */
                        totals: components["schemas"]["CartTotals"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addToCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description The currency of the prices in the answer. Every product has a price of its own in each currency; nothing is converted. */
                Currency?: components["parameters"]["Currency"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "product_id": 12,
                 *       "variant_id": 1,
                 *       "quantity": 2
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Id of a product
                     * @example 12
                     */
                    product_id: number;
                    /**
                     * @description Id of the variant; null for the product itself
                     * @example null
                     */
                    variant_id?: number | null;
                    /**
                     * @description How many to add, up to what is in stock together with what the cart holds
                     * @example 2
                     */
                    quantity: number;
                };
            };
        };
        responses: {
            /** @description Puts a product into the cart; a line held already grows */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The part of the vendor whose line changed; without lines when it was his last one */
                        cart: components["schemas"]["Cart"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description - `not_found`: It does not exist, or it is somebody else’s: both are answered alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 404;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "not_found";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used by the same person for another body of the same operation: take a new one.
             *     - `validation`: A field, parameter or header does not have the form that is described here, or is not known; `errors` names it.
             *     - `not_enough_stock`: Fewer units are left than the cart line would hold.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 422;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "idempotency_key_reused" | "validation";
                    }) | (components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 422;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "not_enough_stock";
                        /** @description What this code tells beside its sentence */
                        data: components["schemas"]["AvailableUnits"];
                    });
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setCartQuantity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description The currency of the prices in the answer. Every product has a price of its own in each currency; nothing is converted. */
                Currency?: components["parameters"]["Currency"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Id of a line of the cart (`cart_items`)
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "quantity": 2
                 *     }
                 */
                "application/json": {
                    /**
                     * @description How many the line shall hold
                     * @example 2
                     */
                    quantity: number;
                };
            };
        };
        responses: {
            /** @description Sets the quantity of a line */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The part of the vendor whose line changed; without lines when it was his last one */
                        cart: components["schemas"]["Cart"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used by the same person for another body of the same operation: take a new one.
             *     - `validation`: A field, parameter or header does not have the form that is described here, or is not known; `errors` names it.
             *     - `not_enough_stock`: Fewer units are left than the cart line would hold.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 422;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "idempotency_key_reused" | "validation";
                    }) | (components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 422;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "not_enough_stock";
                        /** @description What this code tells beside its sentence */
                        data: components["schemas"]["AvailableUnits"];
                    });
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFromCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description The currency of the prices in the answer. Every product has a price of its own in each currency; nothing is converted. */
                Currency?: components["parameters"]["Currency"];
            };
            path: {
                /**
                 * @description Id of a line of the cart (`cart_items`)
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Takes a line out of the cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The part of the vendor whose line changed; without lines when it was his last one */
                        cart: components["schemas"]["Cart"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description The currency of the prices in the answer. Every product has a price of its own in each currency; nothing is converted. */
                Currency?: components["parameters"]["Currency"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "text"
                 *     }
                 */
                "application/json": {
                    /** @description The code as the customer types it; case and outer spaces do not count */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Puts a coupon on the cart, in place of the one that was there */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The cart, one entry for each vendor; empty for an empty cart */
                        data: components["schemas"]["Cart"][];
                        /** @description The coupon of the cart; null without one */
                        coupon: components["schemas"]["AppliedCoupon"] | null;
                        /** @description The sums of the whole cart */
                        totals: components["schemas"]["CartTotals"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used by the same person for another body of the same operation: take a new one.
             *     - `validation`: A field, parameter or header does not have the form that is described here, or is not known; `errors` names it.
             *     - `cart_empty`: Nothing is in the cart.
             *     - `coupon_unknown`: No coupon has this code, or it was switched off.
             *     - `coupon_not_for_you`: The coupon was given to another e-mail address.
             *     - `coupon_not_started`: The coupon does not hold yet.
             *     - `coupon_expired`: The coupon does not hold any more.
             *     - `coupon_used_up`: The coupon was redeemed as often as it may be.
             *     - `coupon_used_by_you`: This customer has redeemed the coupon as often as one may.
             *     - `coupon_other_seller`: The coupon is for a vendor of whom nothing is in the cart.
             *     - `coupon_minimum`: The goods that the coupon covers come to too little.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 422;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "idempotency_key_reused" | "validation" | "cart_empty" | "coupon_unknown" | "coupon_not_for_you" | "coupon_not_started" | "coupon_expired" | "coupon_used_up" | "coupon_used_by_you" | "coupon_other_seller";
                    }) | (components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 422;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "coupon_minimum";
                        /** @description What this code tells beside its sentence */
                        data: components["schemas"]["MissingAmount"];
                    });
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description The currency of the prices in the answer. Every product has a price of its own in each currency; nothing is converted. */
                Currency?: components["parameters"]["Currency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Takes the coupon off the cart */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The cart, one entry for each vendor; empty for an empty cart */
                        data: components["schemas"]["Cart"][];
                        /** @description The coupon of the cart; null without one */
                        coupon: components["schemas"]["AppliedCoupon"] | null;
                        /** @description The sums of the whole cart */
                        totals: components["schemas"]["CartTotals"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWishlist: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description The currency of the prices in the answer. Every product has a price of its own in each currency; nothing is converted. */
                Currency?: components["parameters"]["Currency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer’s wishes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description All wishes, the newest first */
                        wishlist: components["schemas"]["WishlistItem"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addToWishlist: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description The currency of the prices in the answer. Every product has a price of its own in each currency; nothing is converted. */
                Currency?: components["parameters"]["Currency"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "product_id": 12
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Id of a product
                     * @example 12
                     */
                    product_id: number;
                };
            };
        };
        responses: {
            /** @description Remembers a product; again changes nothing */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description All wishes, the newest first */
                        wishlist: components["schemas"]["WishlistItem"][];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description - `not_found`: It does not exist, or it is somebody else’s: both are answered alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 404;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "not_found";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFromWishlist: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description The currency of the prices in the answer. Every product has a price of its own in each currency; nothing is converted. */
                Currency?: components["parameters"]["Currency"];
            };
            path: {
                /**
                 * @description Id of a wish
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Forgets a wish */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description All wishes, the newest first */
                        wishlist: components["schemas"]["WishlistItem"][];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description The currency of the prices in the answer. Every product has a price of its own in each currency; nothing is converted. */
                Currency?: components["parameters"]["Currency"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "country": 1
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Id of the billing country, so that shipping is right before an address is stored
                     * @example 1
                     */
                    country?: number;
                };
            };
        };
        responses: {
            /** @description The draft for the cart as it is now: the one that stands, or a new one */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Checkout"];
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used by the same person for another body of the same operation: take a new one.
             *     - `validation`: A field, parameter or header does not have the form that is described here, or is not known; `errors` names it.
             *     - `cart_empty`: Nothing is in the cart.
             *     - `no_longer_sold`: Something in the cart has left the shop: remove these lines.
             *     - `out_of_stock`: Of something in the cart there is too little: nothing was ordered, lower these lines.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 422;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "idempotency_key_reused" | "validation" | "cart_empty";
                    }) | (components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 422;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "no_longer_sold" | "out_of_stock";
                        /** @description What this code tells beside its sentence */
                        data: components["schemas"]["ShortLines"];
                    });
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description The currency of the prices in the answer. Every product has a price of its own in each currency; nothing is converted. */
                Currency?: components["parameters"]["Currency"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order_no": "BLS-4827193056",
                 *       "payment_method": "cash",
                 *       "billing": {
                 *         "firstname": "Noura",
                 *         "lastname": "Al Harbi",
                 *         "email": "noura@example.com",
                 *         "phone_number": "+966 50 123 4567",
                 *         "company_name": "Dilmun Medical",
                 *         "company_address": "12 Palm Street, Manama",
                 *         "country": 1,
                 *         "state": 1,
                 *         "city": 1,
                 *         "postal_code": "12345",
                 *         "message": "Please ring before you come.",
                 *         "address_1": "12 Palm Street",
                 *         "address_2": "Second floor"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The number that the checkout answered
                     * @example BLS-4827193056
                     */
                    order_no: string;
                    /**
                     * @description `cash`: on delivery
                     * @example cash
                     * @enum {string}
                     */
                    payment_method: "cash";
                    /** @description Whom the bill is for; left out, the stored billing address, else the shipping address */
                    billing?: {
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
                         * Format: email
                         * @description Where mail about the order goes
                         * @example noura@example.com
                         */
                        email: string;
                        /**
                         * @description Phone number as the person wrote it
                         * @example +966 50 123 4567
                         */
                        phone_number: string;
                        /**
                         * @description The customer’s company
                         * @example Dilmun Medical
                         */
                        company_name: string;
                        /**
                         * @description Its address in one line
                         * @example 12 Palm Street, Manama
                         */
                        company_address: string;
                        /**
                         * @description Id of the country, from `GET /api/countries`; null while none is chosen
                         * @example 1
                         */
                        country: number;
                        /**
                         * @description Id of the state, from `GET /api/states`; null while none is chosen
                         * @example 1
                         */
                        state: number;
                        /**
                         * @description Id of the city, from `GET /api/cities`; null while none is chosen
                         * @example 1
                         */
                        city: number;
                        /**
                         * @description Postal code in the form of its country (Saudi Arabia: 5 digits); may be empty
                         * @example 12345
                         */
                        postal_code: string;
                        /**
                         * @description A wish for the vendors; they read it with the order
                         * @example Please ring before you come.
                         */
                        message: string;
                        /**
                         * @description Street and house
                         * @example 12 Palm Street
                         */
                        address_1: string;
                        /**
                         * @description Whatever else finds the door; may be empty
                         * @example Second floor
                         */
                        address_2: string;
                    };
                };
            };
        };
        responses: {
            /** @description Places the whole order or nothing; the same number again orders nothing */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /**
                         * @description Number of the whole order, over all vendors
                         * @example BLS-4827193056
                         */
                        order_no: string;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description - `checkout_not_found`: The checkout is not the customer’s, or a newer one has replaced it. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 404;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "checkout_not_found";
                    };
                };
            };
            /**
             * @description - `conflict`: Somebody else wrote the same at this moment, or took away what this needs: read again and repeat.
             *     - `checkout_changed`: Cart, price, shipping, currency or coupon is not what the checkout showed: show the new sums, open the checkout again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 409;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "conflict";
                    }) | (components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 409;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "checkout_changed";
                        /** @description What this code tells beside its sentence */
                        data: components["schemas"]["NewTotals"];
                    });
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used by the same person for another body of the same operation: take a new one.
             *     - `validation`: A field, parameter or header does not have the form that is described here, or is not known; `errors` names it.
             *     - `no_longer_sold`: Something in the cart has left the shop: remove these lines.
             *     - `out_of_stock`: Of something in the cart there is too little: nothing was ordered, lower these lines.
             *     - `not_delivered`: A vendor in the cart does not ship to where the order goes.
             *     - `cash_refused`: A vendor in the cart does not take cash on delivery.
             *     - `billing_missing`: No `billing` was sent and the customer has stored no address.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 422;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "idempotency_key_reused" | "validation" | "not_delivered" | "cash_refused" | "billing_missing";
                    }) | (components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 422;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "no_longer_sold" | "out_of_stock";
                        /** @description What this code tells beside its sentence */
                        data: components["schemas"]["ShortLines"];
                    });
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlacedOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path: {
                /**
                 * @description Number of the whole order, over all vendors
                 * @example BLS-4827193056
                 */
                order_no: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A whole order that the customer has placed, by its number */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The order as it is now */
                        order: components["schemas"]["PlacedOrder"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /**
                 * @description Which page of the list, from 1
                 * @example 1
                 */
                page?: number;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path: {
                /**
                 * @description Id of the signed-in customer; anybody else’s is a 403
                 * @example 7
                 */
                user: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the customer’s orders, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: {
                            /** @description The orders of this page, one entry for each vendor’s part */
                            orders: components["schemas"]["Order"][];
                            /** @description Where this page of the list stands */
                            meta: components["schemas"]["PageMeta"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path: {
                /**
                 * @description Id of one vendor’s part of an order
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the customer’s orders: the part of one vendor */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The order as it is now */
                        order: components["schemas"]["Order"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Id of one vendor’s part of an order
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancels a pending order, or asks the vendor to cancel a confirmed one */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The order as it is now */
                        order: components["schemas"]["Order"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description - `conflict`: Somebody else wrote the same at this moment, or took away what this needs: read again and repeat.
             *     - `cancellation_declined`: The vendor has said no to an earlier wish to cancel.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 409;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "conflict" | "cancellation_declined";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used by the same person for another body of the same operation: take a new one.
             *     - `validation`: A field, parameter or header does not have the form that is described here, or is not known; `errors` names it.
             *     - `order_not_cancellable`: The order is shipped, completed or cancelled.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 422;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "idempotency_key_reused" | "validation" | "order_not_cancellable";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    reorder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Id of one vendor’s part of an order
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Puts what an order held into the cart again, as far as it can be bought */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What is in the cart again */
                        added: components["schemas"]["ReorderedLine"][];
                        /** @description What is not, or not in full, and why */
                        skipped: components["schemas"]["SkippedLine"][];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    trackOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "order_no": "BLS-4827193056",
                 *       "email": "noura@example.com"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Number of the order, or of one vendor’s part; case does not count
                     * @example BLS-4827193056
                     */
                    order_no: string;
                    /**
                     * @description The address of the bill or of the account
                     * @example noura@example.com
                     */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Where an order is, by a number of it and the e-mail address of its bill or account */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["TrackedOrder"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            /** @description - `order_not_found`: No order has this number together with this e-mail address. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 404;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "order_not_found";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVendorProducts: {
        parameters: {
            query?: {
                /** @description Has no effect; old clients send it */
                filter?: "" | ("0" | "1" | "true" | "false");
                /**
                 * @description Which page of the list, from 1
                 * @example 1
                 */
                page?: number;
                /** @description What to sort by */
                sort?: "" | ("newest" | "name" | "stock" | "price");
                /** @description asc: the least first; left out, `newest` begins with the newest and all else with the least */
                order?: "" | ("asc" | "desc");
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: "" | string;
                /** @description Only this category, by id or slug */
                category?: "" | string;
                /** @description active (or 1): offered; draft (inactive, 0): not offered */
                status?: "" | ("0" | "1" | "active" | "draft" | "inactive");
                /** @description 1 approved, 0 waiting */
                approval?: "" | ("0" | "1");
                /** @description 1 some, 0 none, low: five units or fewer */
                in_stock?: "" | ("0" | "1" | "low");
                /**
                 * @description The currency of the prices; wins over the header
                 * @example SAR
                 */
                currency?: "" | components["schemas"]["Currency"];
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description The currency of the prices in the answer. Every product has a price of its own in each currency; nothing is converted. */
                Currency?: components["parameters"]["Currency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the vendor’s own products */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The products of this page */
                        products: components["schemas"]["VendorProduct"][];
                        /** @description Where this page of the list stands */
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createVendorProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
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
                     * @description The vendor’s own number of the article, unique among his
                     * @example GLV-NIT-100
                     */
                    sku: string;
                    /**
                     * @description The number below the bars (EAN or another)
                     * @example 6281000000014
                     */
                    barcode: string;
                    /**
                     * @description Id of the category
                     * @example 3
                     */
                    category_id: number | string;
                    /**
                     * @description active: offered as soon as it is approved; draft: not offered
                     * @default active
                     * @enum {string}
                     */
                    status?: "active" | "draft";
                    /**
                     * @description Not looked at: the admin decides
                     * @example 1
                     */
                    approval_status?: number | string | boolean;
                    /**
                     * @description Units in stock; not needed with variants
                     * @example 40
                     */
                    stock: number | string;
                    /**
                     * @description Discount in whole percent, 0 to 100
                     * @example 10
                     */
                    discount?: number | string;
                    /**
                     * @description Price of one unit in USD
                     * @example 12
                     */
                    price_usd: number | string;
                    /**
                     * @description Price of one unit in SAR
                     * @example 45
                     */
                    price_sar: number | string;
                    /**
                     * @description Price of one unit in BHD, up to 3 digits after the point
                     * @example 4.525
                     */
                    price_bhd: number | string;
                    /** @description Words to find it by, at most 20: a list, in a form the same list as JSON text */
                    tags?: string[];
                    /**
                     * Format: binary
                     * @description The main picture as a file: JPEG, PNG or WebP of at most 5 MB; or use `images`
                     */
                    product_image?: string;
                    /**
                     * @description Id of a picture that was stored before (`POST /api/vendor/pictures`) Of the first entry; the next is images[1][id].
                     * @example 7
                     */
                    "images[0][id]"?: number | string;
                    /**
                     * @description SKU of the variant that the picture shows; empty for the whole product Of the first entry; the next is images[1][variant_sku].
                     * @default
                     * @example
                     */
                    "images[0][variant_sku]"?: string;
                    /** @description Products that are shown beside it: ids of the vendor’s own when saved */
                    "related_products[]"?: number | string;
                    /**
                     * @description Id of a variant that is there already; left out, a new one Of the first entry; the next is variants[1][id].
                     * @example 7
                     */
                    "variants[0][id]"?: number | string;
                    /**
                     * @description Whether it is a size or a colour; the same for all variants Of the first entry; the next is variants[1][type].
                     * @enum {string}
                     */
                    "variants[0][type]"?: "size" | "color";
                    /** @description The size or colour in English Of the first entry; the next is variants[1][value]. */
                    "variants[0][value]"?: string;
                    /**
                     * @description The Arabic name of that size or colour; may be empty Of the first entry; the next is variants[1][value_arabic].
                     * @default
                     * @example كبير
                     */
                    "variants[0][value_arabic]"?: string;
                    /**
                     * @description Units in stock Of the first entry; the next is variants[1][stock].
                     * @example 40
                     */
                    "variants[0][stock]"?: number | string;
                    /**
                     * @description The stock that the form showed. With it the difference is applied, so that what was sold meanwhile stays sold Of the first entry; the next is variants[1][stock_seen].
                     * @example 40
                     */
                    "variants[0][stock_seen]"?: number | string;
                    /**
                     * @description The number below the bars (EAN or another) Of the first entry; the next is variants[1][barcode].
                     * @example 6281000000014
                     */
                    "variants[0][barcode]"?: string;
                    /**
                     * @description The vendor’s own number of the article, unique among his Of the first entry; the next is variants[1][sku].
                     * @example GLV-NIT-100
                     */
                    "variants[0][sku]"?: string;
                    /**
                     * @description Price of one unit in USD Of the first entry; the next is variants[1][price_usd].
                     * @example 12
                     */
                    "variants[0][price_usd]"?: number | string;
                    /**
                     * @description Price of one unit in SAR Of the first entry; the next is variants[1][price_sar].
                     * @example 45
                     */
                    "variants[0][price_sar]"?: number | string;
                    /**
                     * @description Price of one unit in BHD, up to 3 digits after the point Of the first entry; the next is variants[1][price_bhd].
                     * @example 4.525
                     */
                    "variants[0][price_bhd]"?: number | string;
                };
                /**
                 * @example {
                 *       "name": "Nitrile gloves",
                 *       "arabic_name": "قفازات نتريل",
                 *       "description": "text",
                 *       "arabic_description": "خالية من المسحوق.",
                 *       "sku": "GLV-NIT-100",
                 *       "barcode": "6281000000014",
                 *       "category_id": 3,
                 *       "status": "active",
                 *       "approval_status": 1,
                 *       "stock": 40,
                 *       "discount": 10,
                 *       "price_usd": 12,
                 *       "price_sar": 45,
                 *       "price_bhd": 4.525,
                 *       "tags": [
                 *         "text"
                 *       ],
                 *       "images": [
                 *         {
                 *           "id": 7,
                 *           "variant_sku": ""
                 *         }
                 *       ],
                 *       "related_products": [
                 *         1
                 *       ],
                 *       "variants": [
                 *         {
                 *           "id": 7,
                 *           "type": "size",
                 *           "value": "text",
                 *           "value_arabic": "كبير",
                 *           "stock": 40,
                 *           "stock_seen": 40,
                 *           "barcode": "6281000000014",
                 *           "sku": "GLV-NIT-100",
                 *           "price_usd": 12,
                 *           "price_sar": 45,
                 *           "price_bhd": 4.525
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
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
                     * @description The vendor’s own number of the article, unique among his
                     * @example GLV-NIT-100
                     */
                    sku: string;
                    /**
                     * @description The number below the bars (EAN or another)
                     * @example 6281000000014
                     */
                    barcode: string;
                    /**
                     * @description Id of the category
                     * @example 3
                     */
                    category_id: number | string;
                    /**
                     * @description active: offered as soon as it is approved; draft: not offered
                     * @default active
                     * @enum {string}
                     */
                    status?: "active" | "draft";
                    /**
                     * @description Not looked at: the admin decides
                     * @example 1
                     */
                    approval_status?: number | string | boolean;
                    /**
                     * @description Units in stock; not needed with variants
                     * @example 40
                     */
                    stock: number | string;
                    /**
                     * @description Discount in whole percent, 0 to 100
                     * @example 10
                     */
                    discount?: number | string;
                    /**
                     * @description Price of one unit in USD
                     * @example 12
                     */
                    price_usd: number | string;
                    /**
                     * @description Price of one unit in SAR
                     * @example 45
                     */
                    price_sar: number | string;
                    /**
                     * @description Price of one unit in BHD, up to 3 digits after the point
                     * @example 4.525
                     */
                    price_bhd: number | string;
                    /** @description Words to find it by, at most 20: a list, in a form the same list as JSON text */
                    tags?: string[];
                    /** @description Stored pictures in their order, the main one first; left out of an edit, they stay */
                    images?: {
                        /**
                         * @description Id of a picture that was stored before (`POST /api/vendor/pictures`)
                         * @example 7
                         */
                        id: number | string;
                        /**
                         * @description SKU of the variant that the picture shows; empty for the whole product
                         * @default
                         * @example
                         */
                        variant_sku?: string;
                    }[];
                    /** @description Products that are shown beside it: ids of the vendor’s own when saved */
                    related_products?: (number | string)[];
                    /** @description Its sizes or colours, which have stock and prices of their own; those left out of an edit are removed */
                    variants?: {
                        /**
                         * @description Id of a variant that is there already; left out, a new one
                         * @example 7
                         */
                        id?: number | string;
                        /**
                         * @description Whether it is a size or a colour; the same for all variants
                         * @enum {string}
                         */
                        type: "size" | "color";
                        /** @description The size or colour in English */
                        value: string;
                        /**
                         * @description The Arabic name of that size or colour; may be empty
                         * @default
                         * @example كبير
                         */
                        value_arabic?: string;
                        /**
                         * @description Units in stock
                         * @example 40
                         */
                        stock: number | string;
                        /**
                         * @description The stock that the form showed. With it the difference is applied, so that what was sold meanwhile stays sold
                         * @example 40
                         */
                        stock_seen?: number | string;
                        /**
                         * @description The number below the bars (EAN or another)
                         * @example 6281000000014
                         */
                        barcode: string;
                        /**
                         * @description The vendor’s own number of the article, unique among his
                         * @example GLV-NIT-100
                         */
                        sku: string;
                        /**
                         * @description Price of one unit in USD
                         * @example 12
                         */
                        price_usd: number | string;
                        /**
                         * @description Price of one unit in SAR
                         * @example 45
                         */
                        price_sar: number | string;
                        /**
                         * @description Price of one unit in BHD, up to 3 digits after the point
                         * @example 4.525
                         */
                        price_bhd: number | string;
                    }[];
                };
            };
        };
        responses: {
            /** @description A new product, which waits for the admin’s approval */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The product */
                        product: components["schemas"]["VendorProductDetail"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVendorProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path: {
                /**
                 * @description Name in addresses; it never changes
                 * @example nitrile-gloves
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the vendor’s own products */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The product */
                        product: components["schemas"]["VendorProductDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateVendorProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Name in addresses; it never changes
                 * @example nitrile-gloves
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
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
                     * @description The vendor’s own number of the article, unique among his
                     * @example GLV-NIT-100
                     */
                    sku: string;
                    /**
                     * @description The number below the bars (EAN or another)
                     * @example 6281000000014
                     */
                    barcode: string;
                    /**
                     * @description Id of the category
                     * @example 3
                     */
                    category_id: number | string;
                    /**
                     * @description active: offered as soon as it is approved; draft: not offered
                     * @default active
                     * @enum {string}
                     */
                    status?: "active" | "draft";
                    /**
                     * @description Not looked at: the admin decides
                     * @example 1
                     */
                    approval_status?: number | string | boolean;
                    /**
                     * @description Units in stock; not needed with variants
                     * @example 40
                     */
                    stock: number | string;
                    /**
                     * @description Discount in whole percent, 0 to 100
                     * @example 10
                     */
                    discount?: number | string;
                    /**
                     * @description Price of one unit in USD
                     * @example 12
                     */
                    price_usd: number | string;
                    /**
                     * @description Price of one unit in SAR
                     * @example 45
                     */
                    price_sar: number | string;
                    /**
                     * @description Price of one unit in BHD, up to 3 digits after the point
                     * @example 4.525
                     */
                    price_bhd: number | string;
                    /** @description Words to find it by, at most 20: a list, in a form the same list as JSON text */
                    tags?: string[];
                    /**
                     * Format: binary
                     * @description The main picture as a file: JPEG, PNG or WebP of at most 5 MB; or use `images`
                     */
                    product_image?: string;
                    /**
                     * @description Id of a picture that was stored before (`POST /api/vendor/pictures`) Of the first entry; the next is images[1][id].
                     * @example 7
                     */
                    "images[0][id]"?: number | string;
                    /**
                     * @description SKU of the variant that the picture shows; empty for the whole product Of the first entry; the next is images[1][variant_sku].
                     * @default
                     * @example
                     */
                    "images[0][variant_sku]"?: string;
                    /** @description Products that are shown beside it: ids of the vendor’s own when saved */
                    "related_products[]"?: number | string;
                    /**
                     * @description Id of a variant that is there already; left out, a new one Of the first entry; the next is variants[1][id].
                     * @example 7
                     */
                    "variants[0][id]"?: number | string;
                    /**
                     * @description Whether it is a size or a colour; the same for all variants Of the first entry; the next is variants[1][type].
                     * @enum {string}
                     */
                    "variants[0][type]"?: "size" | "color";
                    /** @description The size or colour in English Of the first entry; the next is variants[1][value]. */
                    "variants[0][value]"?: string;
                    /**
                     * @description The Arabic name of that size or colour; may be empty Of the first entry; the next is variants[1][value_arabic].
                     * @default
                     * @example كبير
                     */
                    "variants[0][value_arabic]"?: string;
                    /**
                     * @description Units in stock Of the first entry; the next is variants[1][stock].
                     * @example 40
                     */
                    "variants[0][stock]"?: number | string;
                    /**
                     * @description The stock that the form showed. With it the difference is applied, so that what was sold meanwhile stays sold Of the first entry; the next is variants[1][stock_seen].
                     * @example 40
                     */
                    "variants[0][stock_seen]"?: number | string;
                    /**
                     * @description The number below the bars (EAN or another) Of the first entry; the next is variants[1][barcode].
                     * @example 6281000000014
                     */
                    "variants[0][barcode]"?: string;
                    /**
                     * @description The vendor’s own number of the article, unique among his Of the first entry; the next is variants[1][sku].
                     * @example GLV-NIT-100
                     */
                    "variants[0][sku]"?: string;
                    /**
                     * @description Price of one unit in USD Of the first entry; the next is variants[1][price_usd].
                     * @example 12
                     */
                    "variants[0][price_usd]"?: number | string;
                    /**
                     * @description Price of one unit in SAR Of the first entry; the next is variants[1][price_sar].
                     * @example 45
                     */
                    "variants[0][price_sar]"?: number | string;
                    /**
                     * @description Price of one unit in BHD, up to 3 digits after the point Of the first entry; the next is variants[1][price_bhd].
                     * @example 4.525
                     */
                    "variants[0][price_bhd]"?: number | string;
                    /**
                     * @description Must be `PUT`: the form replaces what is there
                     * @example PUT
                     * @enum {string}
                     */
                    _method: "PUT";
                    /**
                     * @description The stock that the form showed. With it the difference is applied, so that what was sold meanwhile stays sold
                     * @example 40
                     */
                    stock_seen?: number | string;
                    /**
                     * Format: date-time
                     * @description The `updated_at` that the form showed: a later change of somebody else is refused with 409
                     */
                    updated_at_seen?: string;
                };
                /**
                 * @example {
                 *       "name": "Nitrile gloves",
                 *       "arabic_name": "قفازات نتريل",
                 *       "description": "text",
                 *       "arabic_description": "خالية من المسحوق.",
                 *       "sku": "GLV-NIT-100",
                 *       "barcode": "6281000000014",
                 *       "category_id": 3,
                 *       "status": "active",
                 *       "approval_status": 1,
                 *       "stock": 40,
                 *       "discount": 10,
                 *       "price_usd": 12,
                 *       "price_sar": 45,
                 *       "price_bhd": 4.525,
                 *       "tags": [
                 *         "text"
                 *       ],
                 *       "images": [
                 *         {
                 *           "id": 7,
                 *           "variant_sku": ""
                 *         }
                 *       ],
                 *       "related_products": [
                 *         1
                 *       ],
                 *       "variants": [
                 *         {
                 *           "id": 7,
                 *           "type": "size",
                 *           "value": "text",
                 *           "value_arabic": "كبير",
                 *           "stock": 40,
                 *           "stock_seen": 40,
                 *           "barcode": "6281000000014",
                 *           "sku": "GLV-NIT-100",
                 *           "price_usd": 12,
                 *           "price_sar": 45,
                 *           "price_bhd": 4.525
                 *         }
                 *       ],
                 *       "_method": "PUT",
                 *       "stock_seen": 40,
                 *       "updated_at_seen": "2026-03-01T09:30:00.000Z"
                 *     }
                 */
                "application/json": {
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
                     * @description The vendor’s own number of the article, unique among his
                     * @example GLV-NIT-100
                     */
                    sku: string;
                    /**
                     * @description The number below the bars (EAN or another)
                     * @example 6281000000014
                     */
                    barcode: string;
                    /**
                     * @description Id of the category
                     * @example 3
                     */
                    category_id: number | string;
                    /**
                     * @description active: offered as soon as it is approved; draft: not offered
                     * @default active
                     * @enum {string}
                     */
                    status?: "active" | "draft";
                    /**
                     * @description Not looked at: the admin decides
                     * @example 1
                     */
                    approval_status?: number | string | boolean;
                    /**
                     * @description Units in stock; not needed with variants
                     * @example 40
                     */
                    stock: number | string;
                    /**
                     * @description Discount in whole percent, 0 to 100
                     * @example 10
                     */
                    discount?: number | string;
                    /**
                     * @description Price of one unit in USD
                     * @example 12
                     */
                    price_usd: number | string;
                    /**
                     * @description Price of one unit in SAR
                     * @example 45
                     */
                    price_sar: number | string;
                    /**
                     * @description Price of one unit in BHD, up to 3 digits after the point
                     * @example 4.525
                     */
                    price_bhd: number | string;
                    /** @description Words to find it by, at most 20: a list, in a form the same list as JSON text */
                    tags?: string[];
                    /** @description Stored pictures in their order, the main one first; left out of an edit, they stay */
                    images?: {
                        /**
                         * @description Id of a picture that was stored before (`POST /api/vendor/pictures`)
                         * @example 7
                         */
                        id: number | string;
                        /**
                         * @description SKU of the variant that the picture shows; empty for the whole product
                         * @default
                         * @example
                         */
                        variant_sku?: string;
                    }[];
                    /** @description Products that are shown beside it: ids of the vendor’s own when saved */
                    related_products?: (number | string)[];
                    /** @description Its sizes or colours, which have stock and prices of their own; those left out of an edit are removed */
                    variants?: {
                        /**
                         * @description Id of a variant that is there already; left out, a new one
                         * @example 7
                         */
                        id?: number | string;
                        /**
                         * @description Whether it is a size or a colour; the same for all variants
                         * @enum {string}
                         */
                        type: "size" | "color";
                        /** @description The size or colour in English */
                        value: string;
                        /**
                         * @description The Arabic name of that size or colour; may be empty
                         * @default
                         * @example كبير
                         */
                        value_arabic?: string;
                        /**
                         * @description Units in stock
                         * @example 40
                         */
                        stock: number | string;
                        /**
                         * @description The stock that the form showed. With it the difference is applied, so that what was sold meanwhile stays sold
                         * @example 40
                         */
                        stock_seen?: number | string;
                        /**
                         * @description The number below the bars (EAN or another)
                         * @example 6281000000014
                         */
                        barcode: string;
                        /**
                         * @description The vendor’s own number of the article, unique among his
                         * @example GLV-NIT-100
                         */
                        sku: string;
                        /**
                         * @description Price of one unit in USD
                         * @example 12
                         */
                        price_usd: number | string;
                        /**
                         * @description Price of one unit in SAR
                         * @example 45
                         */
                        price_sar: number | string;
                        /**
                         * @description Price of one unit in BHD, up to 3 digits after the point
                         * @example 4.525
                         */
                        price_bhd: number | string;
                    }[];
                    /**
                     * @description Must be `PUT`: the form replaces what is there
                     * @example PUT
                     * @enum {string}
                     */
                    _method: "PUT";
                    /**
                     * @description The stock that the form showed. With it the difference is applied, so that what was sold meanwhile stays sold
                     * @example 40
                     */
                    stock_seen?: number | string;
                    /**
                     * Format: date-time
                     * @description The `updated_at` that the form showed: a later change of somebody else is refused with 409
                     */
                    updated_at_seen?: string;
                };
            };
        };
        responses: {
            /** @description Saves a product; its slug and its approval stay */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The product */
                        product: components["schemas"]["VendorProductDetail"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            404: components["responses"]["NotFound"];
            /**
             * @description - `conflict`: Somebody else wrote the same at this moment, or took away what this needs: read again and repeat.
             *     - `product_changed`: The product was saved after `updated_at_seen`: read it again first.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 409;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "conflict" | "product_changed";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteVendorProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path: {
                /**
                 * @description Name in addresses; it never changes
                 * @example nitrile-gloves
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Takes a product out of all lists */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeVendorProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2
                 *       ],
                 *       "action": "activate"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Which ones, by id; each must exist, or nothing is done
                     * @example [
                     *       1,
                     *       2
                     *     ]
                     */
                    ids: number[];
                    /**
                     * @description What to do with all of them
                     * @enum {string}
                     */
                    action: "activate" | "draft" | "delete";
                };
            };
        };
        responses: {
            /** @description Activates, drafts or deletes many products; says which ones it could not */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /**
                         * @description How many were changed
                         * @example 2
                         */
                        done: number;
                        /** @description Those that stayed as they were, each with why */
                        failed: components["schemas"]["UnchangedRow"][];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            /** @description - `not_found`: It does not exist, or it is somebody else’s: both are answered alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 404;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "not_found";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadVendorPicture: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description JPEG, PNG or WebP of at most 5 MB, at least 200 px wide and high
                     */
                    picture: string;
                };
            };
        };
        responses: {
            /** @description Stores a picture for a product; one that no product uses is removed after a day */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The main picture; null without one */
                        picture: components["schemas"]["UploadedPicture"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportVendorProducts: {
        parameters: {
            query?: {
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: "" | string;
                /** @description Only this category, by id or slug */
                category?: "" | string;
                /** @description active (or 1): offered; draft (inactive, 0): not offered */
                status?: "" | ("0" | "1" | "active" | "draft" | "inactive");
                /** @description 1 approved, 0 waiting */
                approval?: "" | ("0" | "1");
                /** @description 1 some, 0 none, low: five units or fewer */
                in_stock?: "" | ("0" | "1" | "low");
                /**
                 * @description The currency of the prices; wins over the header
                 * @example SAR
                 */
                currency?: "" | components["schemas"]["Currency"];
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UTF-8 with byte order mark; lines end with CRLF, the first one names the columns */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportVendorProductTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UTF-8 with byte order mark; lines end with CRLF, the first one names the columns */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    importVendorProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The table: CSV with comma, semicolon or tab, of at most 32 MB; columns as in the template
                     */
                    file: string;
                    /**
                     * @description Only checks and reports; nothing is written
                     * @example true
                     */
                    dry_run?: boolean | string;
                };
            };
        };
        responses: {
            /** @description Creates and changes products from a CSV table, all lines or none; dry_run (the default) only reports */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        report: components["schemas"]["ImportReport"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVendorOrders: {
        parameters: {
            query?: {
                /** @description Has no effect; old clients send it */
                filter?: "" | ("0" | "1" | "true" | "false");
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: "" | string;
                /** @description A status by code, label or small letters (`cancelled` finds both kinds of cancelled) */
                status?: "";
                /** @description confirm: those to confirm; late: those that should have left; request: those that a customer wants cancelled */
                due?: "" | ("confirm" | "late" | "request");
                /**
                 * @description First day, in Riyadh, included
                 * @example 2026-03-01
                 */
                from?: "" | string;
                /**
                 * @description Last day, in Riyadh, included
                 * @example 2026-03-31
                 */
                to?: "" | string;
                /** @description Only orders of this customer, by id */
                customer?: "" | number;
                /**
                 * @description Which page of the list, from 1
                 * @example 1
                 */
                page?: number;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the vendor’s orders */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: {
                            /** @description The orders of this page, one entry for each vendor’s part */
                            orders: components["schemas"]["Order"][];
                            /** @description Where this page of the list stands */
                            meta: components["schemas"]["PageMeta"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportVendorOrders: {
        parameters: {
            query?: {
                /** @description Has no effect; old clients send it */
                filter?: "" | ("0" | "1" | "true" | "false");
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: "" | string;
                /** @description A status by code, label or small letters (`cancelled` finds both kinds of cancelled) */
                status?: "";
                /** @description confirm: those to confirm; late: those that should have left; request: those that a customer wants cancelled */
                due?: "" | ("confirm" | "late" | "request");
                /**
                 * @description First day, in Riyadh, included
                 * @example 2026-03-01
                 */
                from?: "" | string;
                /**
                 * @description Last day, in Riyadh, included
                 * @example 2026-03-31
                 */
                to?: "" | string;
                /** @description Only orders of this customer, by id */
                customer?: "" | number;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UTF-8 with byte order mark; lines end with CRLF, the first one names the columns */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVendorOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path: {
                /**
                 * @description `order_sub_no` or id of the vendor’s part
                 * @example nitrile-gloves
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One of the vendor’s orders, by number or id */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The order as it is now */
                        order: components["schemas"]["Order"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setVendorOrderStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Id of one vendor’s part of an order
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "Shipped",
                 *       "tracking_information": "Left Riyadh this morning."
                 *     }
                 */
                "application/json": {
                    /** @description The new status by code (1 to 6), label or small letters */
                    status: string | number;
                    /** @description What the customer is told about it */
                    note?: string;
                    /**
                     * @description Why it is cancelled, which the customer is told
                     * @example
                     */
                    cancellation_reason?: string;
                    /**
                     * @description What the vendor tells about the parcel’s way; may be empty
                     * @example Left Riyadh this morning.
                     */
                    tracking_information?: string;
                };
            };
        };
        responses: {
            /** @description Gives an order another status */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The order as it is now */
                        order: components["schemas"]["Order"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used by the same person for another body of the same operation: take a new one.
             *     - `validation`: A field, parameter or header does not have the form that is described here, or is not known; `errors` names it.
             *     - `order_out_of_stock`: A cancelled order cannot come back: its goods have been sold meanwhile. It stays as it is.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": (components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 422;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "idempotency_key_reused" | "validation";
                    }) | (components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 422;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "order_out_of_stock";
                        /** @description What this code tells beside its sentence */
                        data: components["schemas"]["ShortLines"];
                    });
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideVendorOrderCancellation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Id of one vendor’s part of an order
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "accept",
                 *       "reason": "text"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description accept: cancels the order and puts its goods back; decline: it stays
                     * @enum {string}
                     */
                    decision: "accept" | "decline";
                    /** @description Why, which the customer is told */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Accepts or declines the customer’s wish to cancel an order */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The order as it is now */
                        order: components["schemas"]["Order"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            404: components["responses"]["NotFound"];
            /**
             * @description - `conflict`: Somebody else wrote the same at this moment, or took away what this needs: read again and repeat.
             *     - `cancellation_not_asked`: No wish of the customer is waiting for an answer.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 409;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "conflict" | "cancellation_not_asked";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    schedulePickup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 7,
                 *       "date": "2026-11-23",
                 *       "from": "09:00",
                 *       "to": "13:00"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Id of the vendor’s part of an order
                     * @example 7
                     */
                    id: number | string;
                    /** @description The day, in Riyadh: today or one of the next 30 */
                    date: string;
                    /** @description Not before this time, `HH:mm` in Riyadh; not past */
                    from: string;
                    /** @description Not after this time, `HH:mm` in Riyadh; after `from` */
                    to: string;
                };
            };
        };
        responses: {
            /** @description Has the carrier come for the parcel of an order */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /**
                         * @description The carrier’s number of the parcel; empty before a pickup is scheduled
                         * @example 44123456789
                         */
                        tracking_id: string;
                        /**
                         * @description Address of the label to print for the parcel; empty without one
                         * @example https://carrier.example.com/label/44123456789.pdf
                         */
                        label_url: string;
                        /** @description The order as it is now */
                        order: components["schemas"]["Order"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            /** @description - `not_found`: It does not exist, or it is somebody else’s: both are answered alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 404;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "not_found";
                    };
                };
            };
            /**
             * @description - `conflict`: Somebody else wrote the same at this moment, or took away what this needs: read again and repeat.
             *     - `pickup_too_late`: The order is completed or cancelled: there is nothing to pick up.
             *     - `pickup_scheduled`: The carrier has been asked to come already.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 409;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "conflict" | "pickup_too_late" | "pickup_scheduled";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `carrier_silent`: The carrier did not answer. Nothing has changed: repeat in a few minutes.
             *     - `carrier_refused`: The carrier said no; `message` has his reason. Nothing has changed.
             *     - `carrier_unknown`: The shop has no account any more with the carrier who was asked to come.
             */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 502;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "carrier_silent" | "carrier_refused" | "carrier_unknown";
                    };
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    cancelPickup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 7
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Id of the vendor’s part of an order
                     * @example 7
                     */
                    id: number | string;
                };
            };
        };
        responses: {
            /** @description Tells the carrier not to come */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The order as it is now */
                        order: components["schemas"]["Order"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            /** @description - `not_found`: It does not exist, or it is somebody else’s: both are answered alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 404;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "not_found";
                    };
                };
            };
            /**
             * @description - `conflict`: Somebody else wrote the same at this moment, or took away what this needs: read again and repeat.
             *     - `pickup_not_scheduled`: No carrier has been asked to come.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 409;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "conflict" | "pickup_not_scheduled";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            /**
             * @description - `carrier_silent`: The carrier did not answer. Nothing has changed: repeat in a few minutes.
             *     - `carrier_refused`: The carrier said no; `message` has his reason. Nothing has changed.
             *     - `carrier_unknown`: The shop has no account any more with the carrier who was asked to come.
             */
            502: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 502;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "carrier_silent" | "carrier_refused" | "carrier_unknown";
                    };
                };
            };
            503: components["responses"]["Unavailable"];
        };
    };
    listVendorNotifications: {
        parameters: {
            query?: {
                /**
                 * @description Which page of the list, from 1
                 * @example 1
                 */
                page?: number;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the vendor’s notifications, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The notices of this page */
                        notifications: components["schemas"]["VendorNotification"][];
                        /** @description How many are unread now */
                        unread: number;
                        /** @description Where this page of the list stands */
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    countUnreadVendorNotifications: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many of the vendor’s notifications are unread, and the id of the newest */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description How many are unread now */
                        unread: number;
                        /** @description Id of the newest one; null when there is none */
                        newest_id: number | null;
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readVendorNotifications: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2
                 *       ]
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Which ones; left out, all
                     * @example [
                     *       1,
                     *       2
                     *     ]
                     */
                    ids?: number[];
                };
            };
        };
        responses: {
            /** @description Marks notifications as read: the named ones, or without `ids` all */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description How many are unread now */
                        unread: number;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            /** @description - `not_found`: It does not exist, or it is somebody else’s: both are answered alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 404;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "not_found";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVendorDashboard: {
        parameters: {
            query?: {
                /**
                 * @description The currency of the numbers; wins over the header
                 * @example SAR
                 */
                currency?: "" | components["schemas"]["Currency"];
                /**
                 * @description week: the last 7 days; month: the last 30 days; year: the last 12 months; each with today
                 * @example week
                 */
                period?: components["schemas"]["SalesPeriod"];
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description The currency of the prices in the answer. Every product has a price of its own in each currency; nothing is converted. */
                Currency?: components["parameters"]["Currency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the vendor sold in a period beside the one before, and what waits for him */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["VendorDashboard"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVendorCustomers: {
        parameters: {
            query?: {
                /**
                 * @description Which page of the list, from 1
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: "" | string;
                /** @description recent: whoever ordered last first; name; orders: most orders first; spent: most spent first, in the header’s currency */
                sort?: "recent" | "name" | "orders" | "spent";
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description The currency of the prices in the answer. Every product has a price of its own in each currency; nothing is converted. */
                Currency?: components["parameters"]["Currency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the people who ordered from the vendor; `spent` sorts by the header’s currency */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The customers of this page */
                        customers: components["schemas"]["VendorCustomer"][];
                        /** @description Where this page of the list stands */
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVendorReport: {
        parameters: {
            query?: {
                /**
                 * @description First day, in Riyadh, included; left out, 30 days end with `to`
                 * @example 2026-03-01
                 */
                from?: "" | string;
                /**
                 * @description Last day, in Riyadh, included; left out, today
                 * @example 2026-03-31
                 */
                to?: "" | string;
                /**
                 * @description The currency of the report; wins over the header
                 * @example SAR
                 */
                currency?: "" | components["schemas"]["Currency"];
                /**
                 * @description Which page of the list, from 1
                 * @example 1
                 */
                page?: number;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description The currency of the prices in the answer. Every product has a price of its own in each currency; nothing is converted. */
                Currency?: components["parameters"]["Currency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the vendor earned between two days, with a page of the orders; the last 30 days unless told */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["VendorReport"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportVendorReport: {
        parameters: {
            query?: {
                /**
                 * @description First day, in Riyadh, included; left out, 30 days end with `to`
                 * @example 2026-03-01
                 */
                from?: "" | string;
                /**
                 * @description Last day, in Riyadh, included; left out, today
                 * @example 2026-03-31
                 */
                to?: "" | string;
                /**
                 * @description The currency of the report; wins over the header
                 * @example SAR
                 */
                currency?: "" | components["schemas"]["Currency"];
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description The currency of the prices in the answer. Every product has a price of its own in each currency; nothing is converted. */
                Currency?: components["parameters"]["Currency"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UTF-8 with byte order mark; lines end with CRLF, the first one names the columns */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVendorReviews: {
        parameters: {
            query?: {
                /**
                 * @description Which page of the list, from 1
                 * @example 1
                 */
                page?: number;
                /** @description 1: with an answer; 0: without */
                answered?: "" | ("0" | "1");
                /**
                 * @description Only reviews with so many stars
                 * @example 5
                 */
                rating?: "" | number;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the reviews of the vendor’s products, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The reviews of this page */
                        reviews: components["schemas"]["VendorReview"][];
                        /** @description Where this page of the list stands */
                        meta: components["schemas"]["PageMeta"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerVendorReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Id of the review
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answer": "Thank you!"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The answer, at most 2000 characters; empty takes it back
                     * @example Thank you!
                     */
                    answer: string;
                };
            };
        };
        responses: {
            /** @description Answers a review below it, or takes the answer back */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The text of the review */
                        review: components["schemas"]["VendorReview"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVendorGeneralSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path: {
                /**
                 * @description Id of the vendor’s own user
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The store’s name and address; `id` is the id of the vendor’s own user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["GeneralSettings"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveVendorGeneralSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "company_name": "Dilmun Medical",
                 *       "company_address": "12 Palm Street, Manama",
                 *       "company_phone_no": "+97317000000",
                 *       "country": 1,
                 *       "state": 1,
                 *       "city": 1,
                 *       "postalCode": "12345",
                 *       "postal_code": "12345"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The company’s name as it is shown to English readers
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
                    country: number | string;
                    /**
                     * @description Id of the state, from `GET /api/states`; null while none is chosen
                     * @example 1
                     */
                    state: number | string;
                    /**
                     * @description Id of the city, from `GET /api/cities`; null while none is chosen
                     * @example 1
                     */
                    city: number | string;
                    /**
                     * @description The same as `postal_code`
                     * @example 12345
                     */
                    postalCode?: string;
                    /**
                     * @description Postal code in the form of its country (Saudi Arabia: 5 digits); may be empty
                     * @example 12345
                     */
                    postal_code?: string;
                };
            };
        };
        responses: {
            /** @description Saves the store’s name and address */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["GeneralSettings"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVendorProductSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What customers may say about the products */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["ProductSettings"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveVendorProductSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "enable_reviews": true,
                 *       "show_verified_label": true,
                 *       "verified_only": true,
                 *       "enable_ratings": true,
                 *       "ratings_required": false
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Whether customers may review the vendor’s products
                     * @example true
                     */
                    enable_reviews: boolean | string;
                    /**
                     * @description Whether reviews of customers who own the product are marked
                     * @example true
                     */
                    show_verified_label: boolean | string;
                    /**
                     * @description Whether only customers with a completed order of the product may review it
                     * @example true
                     */
                    verified_only: boolean | string;
                    /**
                     * @description Whether reviews may have stars
                     * @example true
                     */
                    enable_ratings: boolean | string;
                    /**
                     * @description Whether reviews must have stars
                     * @example false
                     */
                    ratings_required: boolean | string;
                };
            };
        };
        responses: {
            /** @description Saves what customers may say about the products */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["ProductSettings"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getVendorPaymentSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How customers may pay */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["PaymentSettings"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveVendorPaymentSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "cod_enabled": true
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Whether the vendor takes cash on delivery
                     * @example true
                     */
                    cod_enabled: boolean | string;
                };
            };
        };
        responses: {
            /** @description Saves how customers may pay */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["PaymentSettings"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listVendorShippingZones: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the vendor ships to, by country, everywhere else last */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description All zones, the one for everywhere else last */
                        zones: components["schemas"]["ShippingZone"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createVendorShippingZone: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "country_id": 1,
                 *       "handling_days_min": 1,
                 *       "handling_days_max": 3,
                 *       "rates": [
                 *         {
                 *           "currency": "SAR",
                 *           "flat_fee": 15,
                 *           "free_from": 200
                 *         },
                 *         {
                 *           "currency": "BHD",
                 *           "flat_fee": 1.5,
                 *           "free_from": 20
                 *         },
                 *         {
                 *           "currency": "USD",
                 *           "flat_fee": 4,
                 *           "free_from": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Id of the country; null: everywhere that has no zone of its own
                     * @example 1
                     */
                    country_id: number | null;
                    /**
                     * @description Working days until the parcel leaves, at least
                     * @example 1
                     */
                    handling_days_min: number;
                    /**
                     * @description Working days until the parcel leaves, at most
                     * @example 3
                     */
                    handling_days_max: number;
                    /**
                     * @description What a parcel costs, once for each currency
                     * @example [
                     *       {
                     *         "currency": "SAR",
                     *         "flat_fee": 15,
                     *         "free_from": 200
                     *       },
                     *       {
                     *         "currency": "BHD",
                     *         "flat_fee": 1.5,
                     *         "free_from": 20
                     *       },
                     *       {
                     *         "currency": "USD",
                     *         "flat_fee": 4,
                     *         "free_from": null
                     *       }
                     *     ]
                     */
                    rates: {
                        /**
                         * @description The currency of the amounts beside it
                         * @example SAR
                         */
                        currency: components["schemas"]["Currency"];
                        /**
                         * @description What a parcel costs
                         * @example 15
                         */
                        flat_fee: number;
                        /**
                         * @description From which sum of goods shipping is free; null: never
                         * @example 200
                         */
                        free_from: number | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description Ships to one more country, or everywhere else */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The zone as it is now */
                        zone: components["schemas"]["ShippingZone"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateVendorShippingZone: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Id of the shipping zone
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "country_id": 1,
                 *       "handling_days_min": 1,
                 *       "handling_days_max": 3,
                 *       "rates": [
                 *         {
                 *           "currency": "SAR",
                 *           "flat_fee": 15,
                 *           "free_from": 200
                 *         },
                 *         {
                 *           "currency": "BHD",
                 *           "flat_fee": 1.5,
                 *           "free_from": 20
                 *         },
                 *         {
                 *           "currency": "USD",
                 *           "flat_fee": 4,
                 *           "free_from": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Id of the country; null: everywhere that has no zone of its own
                     * @example 1
                     */
                    country_id: number | null;
                    /**
                     * @description Working days until the parcel leaves, at least
                     * @example 1
                     */
                    handling_days_min: number;
                    /**
                     * @description Working days until the parcel leaves, at most
                     * @example 3
                     */
                    handling_days_max: number;
                    /**
                     * @description What a parcel costs, once for each currency
                     * @example [
                     *       {
                     *         "currency": "SAR",
                     *         "flat_fee": 15,
                     *         "free_from": 200
                     *       },
                     *       {
                     *         "currency": "BHD",
                     *         "flat_fee": 1.5,
                     *         "free_from": 20
                     *       },
                     *       {
                     *         "currency": "USD",
                     *         "flat_fee": 4,
                     *         "free_from": null
                     *       }
                     *     ]
                     */
                    rates: {
                        /**
                         * @description The currency of the amounts beside it
                         * @example SAR
                         */
                        currency: components["schemas"]["Currency"];
                        /**
                         * @description What a parcel costs
                         * @example 15
                         */
                        flat_fee: number;
                        /**
                         * @description From which sum of goods shipping is free; null: never
                         * @example 200
                         */
                        free_from: number | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description Changes a shipping zone */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The zone as it is now */
                        zone: components["schemas"]["ShippingZone"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteVendorShippingZone: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path: {
                /**
                 * @description Id of the shipping zone
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ships there no longer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminDashboard: {
        parameters: {
            query?: {
                /**
                 * @description The currency of the numbers; left out, the one in which most was ordered
                 * @example SAR
                 */
                currency?: "" | components["schemas"]["Currency"];
                /**
                 * @description week: the last 7 days; month: the last 30 days; year: the last 12 months; each with today
                 * @example week
                 */
                period?: components["schemas"]["SalesPeriod"];
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was sold in a period beside the one before, what waits, and the newest orders */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["Dashboard"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminWaiting: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How much waits for the admin */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["AdminWaiting"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminVendors: {
        parameters: {
            query?: {
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: "" | string;
                /** @description 1 active, 0 inactive, 2 rejected */
                status?: "" | ("0" | "1" | "2");
                /**
                 * @description Which page of the list, from 1
                 * @example 1
                 */
                page?: number;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of vendors */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The vendors of this page */
                        vendors: components["schemas"]["AdminVendorRow"][];
                        /** @description Where this page of the list stands */
                        meta: components["schemas"]["PageMeta"];
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: {
                            /** @description The vendors of this page */
                            vendors: components["schemas"]["AdminVendorRow"][];
                            /** @description Where this page of the list stands */
                            meta: components["schemas"]["PageMeta"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAdminVendor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
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
                     * @description E-mail address, in lower case; it is the name of the account and never changes
                     * @example noura@example.com
                     */
                    email: string;
                    /**
                     * @description Phone number as the person wrote it
                     * @example +966 50 123 4567
                     */
                    phone_number: string;
                    /**
                     * @description At least 6 characters, and none of the passwords that everybody uses
                     * @example seven lilies 29
                     */
                    password: string;
                    /**
                     * Format: binary
                     * @description The company’s logo: JPEG, PNG or WebP of at most 5 MB
                     */
                    logo: string;
                    /**
                     * Format: binary
                     * @description The commercial registration certificate: PDF, JPEG or PNG of at most 5 MB
                     */
                    cr_certificate: string;
                    /** @description 1 active, 0 inactive, 2 rejected */
                    active: (0 | 1 | 2) | ("0" | "1" | "2");
                    /**
                     * @description Why the vendor is rejected, which he is told; kept of a rejected one only
                     * @example The certificate has expired.
                     */
                    remarks?: string | null;
                    /**
                     * @description The company’s name as it is shown to English readers
                     * @example Dilmun Medical
                     */
                    "store_address[company_name]": string;
                    /**
                     * @description The company’s Arabic name; empty where it has none
                     * @example دلمون الطبية
                     */
                    "store_address[company_name_arabic]"?: string | null;
                    /**
                     * @description Street address of the company in one line
                     * @example 12 Palm Street, Manama
                     */
                    "store_address[company_address]"?: string | null;
                    /**
                     * @description Phone number of the company: digits, with a plus before a country code
                     * @example +97317000000
                     */
                    "store_address[company_phone_no]"?: string | null;
                    /**
                     * @description Number of the commercial registration; empty where none was entered
                     * @example 1010123456
                     */
                    "store_address[cr_number]"?: string | null;
                    /**
                     * @description Id of the country; empty takes the place away
                     * @example 1
                     */
                    "store_address[country]"?: number | string;
                    /**
                     * @description Id of the state; empty takes the place away
                     * @example 1
                     */
                    "store_address[state]"?: number | string;
                    /**
                     * @description Id of the city; empty takes the place away
                     * @example 1
                     */
                    "store_address[city]"?: number | string;
                    /**
                     * @description Postal code in the form of its country (Saudi Arabia: 5 digits); may be empty
                     * @example 12345
                     */
                    "store_address[postal_code]"?: string | null;
                };
            };
        };
        responses: {
            /** @description A new vendor with the platform’s default shipping */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["AdminVendor"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAdminVendors: {
        parameters: {
            query?: {
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: "" | string;
                /** @description 1 active, 0 inactive, 2 rejected */
                status?: "" | ("0" | "1" | "2");
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UTF-8 with byte order mark; lines end with CRLF, the first one names the columns */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminVendor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path: {
                /**
                 * @description Id of the vendor
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One vendor */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["AdminVendor"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAdminVendor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Id of the vendor
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * @description Must be `PUT`: the form replaces what is there
                     * @example PUT
                     * @enum {string}
                     */
                    _method: "PUT";
                    /**
                     * @description First name of the person
                     * @example Noura
                     */
                    firstname?: string | null;
                    /**
                     * @description Last name of the person
                     * @example Al Harbi
                     */
                    lastname?: string | null;
                    /**
                     * @description E-mail address, in lower case; it is the name of the account and never changes
                     * @example noura@example.com
                     */
                    email?: string | null;
                    /**
                     * @description Phone number as the person wrote it
                     * @example +966 50 123 4567
                     */
                    phone_number?: string | null;
                    /**
                     * @description A new password; empty or left out, the old one stays
                     * @example seven lilies 29
                     */
                    password?: ("" | string) | null;
                    /** @description A new logo: JPEG, PNG or WebP of at most 5 MB */
                    logo?: string | null;
                    /** @description A new certificate: PDF, JPEG or PNG of at most 5 MB */
                    cr_certificate?: string | null;
                    /** @description 1 active, 0 inactive, 2 rejected */
                    active?: ((0 | 1 | 2) | ("0" | "1" | "2")) | null;
                    /**
                     * @description Why the vendor is rejected, which he is told; kept of a rejected one only
                     * @example The certificate has expired.
                     */
                    remarks?: string | null;
                    /**
                     * @description The company’s name as it is shown to English readers
                     * @example Dilmun Medical
                     */
                    "store_address[company_name]"?: string | null;
                    /**
                     * @description The company’s Arabic name; empty where it has none
                     * @example دلمون الطبية
                     */
                    "store_address[company_name_arabic]"?: string | null;
                    /**
                     * @description Street address of the company in one line
                     * @example 12 Palm Street, Manama
                     */
                    "store_address[company_address]"?: string | null;
                    /**
                     * @description Phone number of the company: digits, with a plus before a country code
                     * @example +97317000000
                     */
                    "store_address[company_phone_no]"?: string | null;
                    /**
                     * @description Number of the commercial registration; empty where none was entered
                     * @example 1010123456
                     */
                    "store_address[cr_number]"?: string | null;
                    /**
                     * @description Id of the country; empty takes the place away
                     * @example 1
                     */
                    "store_address[country]"?: number | string;
                    /**
                     * @description Id of the state; empty takes the place away
                     * @example 1
                     */
                    "store_address[state]"?: number | string;
                    /**
                     * @description Id of the city; empty takes the place away
                     * @example 1
                     */
                    "store_address[city]"?: number | string;
                    /**
                     * @description Postal code in the form of its country (Saudi Arabia: 5 digits); may be empty
                     * @example 12345
                     */
                    "store_address[postal_code]"?: string | null;
                };
                /**
                 * @example {
                 *       "_method": "PUT",
                 *       "firstname": "Noura",
                 *       "lastname": "Al Harbi",
                 *       "email": "noura@example.com",
                 *       "phone_number": "+966 50 123 4567",
                 *       "password": "seven lilies 29",
                 *       "active": 0,
                 *       "remarks": "The certificate has expired.",
                 *       "store_address": {
                 *         "company_name": "Dilmun Medical",
                 *         "company_name_arabic": "دلمون الطبية",
                 *         "company_address": "12 Palm Street, Manama",
                 *         "company_phone_no": "+97317000000",
                 *         "cr_number": "1010123456",
                 *         "country": 1,
                 *         "state": 1,
                 *         "city": 1,
                 *         "postal_code": "12345"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Must be `PUT`: the form replaces what is there
                     * @example PUT
                     * @enum {string}
                     */
                    _method: "PUT";
                    /**
                     * @description First name of the person
                     * @example Noura
                     */
                    firstname?: string | null;
                    /**
                     * @description Last name of the person
                     * @example Al Harbi
                     */
                    lastname?: string | null;
                    /**
                     * @description E-mail address, in lower case; it is the name of the account and never changes
                     * @example noura@example.com
                     */
                    email?: string | null;
                    /**
                     * @description Phone number as the person wrote it
                     * @example +966 50 123 4567
                     */
                    phone_number?: string | null;
                    /**
                     * @description A new password; empty or left out, the old one stays
                     * @example seven lilies 29
                     */
                    password?: ("" | string) | null;
                    /** @description 1 active, 0 inactive, 2 rejected */
                    active?: ((0 | 1 | 2) | ("0" | "1" | "2")) | null;
                    /**
                     * @description Why the vendor is rejected, which he is told; kept of a rejected one only
                     * @example The certificate has expired.
                     */
                    remarks?: string | null;
                    /** @description The vendor’s company and where it is; left out for a customer */
                    store_address?: {
                        /**
                         * @description The company’s name as it is shown to English readers
                         * @example Dilmun Medical
                         */
                        company_name?: string | null;
                        /**
                         * @description The company’s Arabic name; empty where it has none
                         * @example دلمون الطبية
                         */
                        company_name_arabic?: string | null;
                        /**
                         * @description Street address of the company in one line
                         * @example 12 Palm Street, Manama
                         */
                        company_address?: string | null;
                        /**
                         * @description Phone number of the company: digits, with a plus before a country code
                         * @example +97317000000
                         */
                        company_phone_no?: string | null;
                        /**
                         * @description Number of the commercial registration; empty where none was entered
                         * @example 1010123456
                         */
                        cr_number?: string | null;
                        /**
                         * @description Id of the country; empty takes the place away
                         * @example 1
                         */
                        country?: number | string;
                        /**
                         * @description Id of the state; empty takes the place away
                         * @example 1
                         */
                        state?: number | string;
                        /**
                         * @description Id of the city; empty takes the place away
                         * @example 1
                         */
                        city?: number | string;
                        /**
                         * @description Postal code in the form of its country (Saudi Arabia: 5 digits); may be empty
                         * @example 12345
                         */
                        postal_code?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Changes what the form names; everything else stays */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["AdminVendor"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAdminVendor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path: {
                /**
                 * @description Id of the vendor
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Takes a vendor without open orders out of the shop; his orders stay */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `validation`: A field, parameter or header does not have the form that is described here, or is not known; `errors` names it.
             *     - `vendor_has_orders`: Orders of the vendor are underway; `message` says how many.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 422;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "validation" | "vendor_has_orders";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadAdminVendorCertificate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path: {
                /**
                 * @description Id of the vendor
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PDF, JPEG or PNG */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setAdminVendorStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Id of the vendor
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "active": 0,
                 *       "remarks": "The certificate has expired."
                 *     }
                 */
                "application/json": {
                    /** @description Whether it is in force */
                    active: 0 | 1 | 2;
                    /**
                     * @description Why the vendor is rejected, which he is told; kept of a rejected one only
                     * @example The certificate has expired.
                     */
                    remarks?: string;
                };
            };
        };
        responses: {
            /** @description Lets a vendor trade (1), stops (0) or rejects (2) him */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["AdminVendor"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeAdminVendors: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2
                 *       ],
                 *       "action": "activate"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Which ones, by id; each must exist, or nothing is done
                     * @example [
                     *       1,
                     *       2
                     *     ]
                     */
                    ids: number[];
                    /**
                     * @description What to do with all of them
                     * @enum {string}
                     */
                    action: "activate" | "deactivate" | "delete";
                };
            };
        };
        responses: {
            /** @description Activates, stops or deletes many vendors; says which ones it could not */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /**
                         * @description How many were changed
                         * @example 2
                         */
                        done: number;
                        /** @description Those that stayed as they were, each with why */
                        failed: components["schemas"]["UnchangedRow"][];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description - `not_found`: It does not exist, or it is somebody else’s: both are answered alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 404;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "not_found";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminCategories: {
        parameters: {
            query?: {
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: "" | string;
                /** @description 1 active, 0 inactive */
                status?: "" | ("0" | "1");
                /**
                 * @description Which page of the list, from 1
                 * @example 1
                 */
                page?: number;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of categories */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description The categories of this page */
                        categories: components["schemas"]["AdminCategory"][];
                        /** @description Where this page of the list stands */
                        meta: components["schemas"]["PageMeta"];
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: {
                            /** @description The categories of this page */
                            categories: components["schemas"]["AdminCategory"][];
                            /** @description Where this page of the list stands */
                            meta: components["schemas"]["PageMeta"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAdminCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
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
                     * Format: binary
                     * @description Picture of the category: JPEG, PNG or WebP of at most 5 MB; left out of an edit, the old one stays
                     */
                    category_image: string;
                    /**
                     * @description 1 shown in the shop, 0 hidden
                     * @example 1
                     */
                    category_status?: (0 | 1) | ("0" | "1");
                };
            };
        };
        responses: {
            /** @description A new category */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["AdminCategory"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAdminCategories: {
        parameters: {
            query?: {
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: "" | string;
                /** @description 1 active, 0 inactive */
                status?: "" | ("0" | "1");
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UTF-8 with byte order mark; lines end with CRLF, the first one names the columns */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path: {
                /**
                 * @description Id (all digits) or slug
                 * @example gloves
                 */
                idOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One category */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["AdminCategory"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAdminCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Id (all digits) or slug
                 * @example gloves
                 */
                idOrSlug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * @description Must be `PUT`: the form replaces what is there
                     * @example PUT
                     * @enum {string}
                     */
                    _method: "PUT";
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
                     * Format: binary
                     * @description Picture of the category: JPEG, PNG or WebP of at most 5 MB; left out of an edit, the old one stays
                     */
                    category_image?: string;
                    /**
                     * @description 1 shown in the shop, 0 hidden
                     * @example 1
                     */
                    category_status?: (0 | 1) | ("0" | "1");
                };
                /**
                 * @example {
                 *       "_method": "PUT",
                 *       "category_name": "Gloves",
                 *       "category_name_arabic": "القفازات",
                 *       "category_description": "Examination and surgical gloves.",
                 *       "category_description_arabic": "قفازات الفحص والجراحة.",
                 *       "category_status": 1
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Must be `PUT`: the form replaces what is there
                     * @example PUT
                     * @enum {string}
                     */
                    _method: "PUT";
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
                    category_status?: (0 | 1) | ("0" | "1");
                };
            };
        };
        responses: {
            /** @description Saves a category; its slug stays */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["AdminCategory"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAdminCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path: {
                /**
                 * @description Id (all digits) or slug
                 * @example gloves
                 */
                idOrSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a category that holds no product */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `validation`: A field, parameter or header does not have the form that is described here, or is not known; `errors` names it.
             *     - `category_in_use`: Products are in the category; `message` says how many.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 422;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "validation" | "category_in_use";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeAdminCategories: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2
                 *       ],
                 *       "action": "activate"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Which ones, by id; each must exist, or nothing is done
                     * @example [
                     *       1,
                     *       2
                     *     ]
                     */
                    ids: number[];
                    /**
                     * @description What to do with all of them
                     * @enum {string}
                     */
                    action: "activate" | "deactivate" | "delete";
                };
            };
        };
        responses: {
            /** @description Activates, deactivates or deletes many categories; says which ones it could not */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /**
                         * @description How many were changed
                         * @example 2
                         */
                        done: number;
                        /** @description Those that stayed as they were, each with why */
                        failed: components["schemas"]["UnchangedRow"][];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description - `not_found`: It does not exist, or it is somebody else’s: both are answered alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 404;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "not_found";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminProducts: {
        parameters: {
            query?: {
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: "" | string;
                /** @description 1 active, 0 draft */
                status?: "" | ("0" | "1");
                /** @description 1 approved, 0 waiting, changed: changed since the approval */
                approval?: "" | ("0" | "1" | "changed");
                /** @description 1 featured, 0 not */
                featured?: "" | ("0" | "1");
                /** @description Only products of this vendor, by id */
                vendor?: "" | number;
                /** @description Only products of this category, by id */
                category?: "" | number;
                /**
                 * @description Which page of the list, from 1
                 * @example 1
                 */
                page?: number;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of all products */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: {
                            /** @description The products of this page */
                            products: components["schemas"]["AdminProduct"][];
                            /** @description Where this page of the list stands */
                            meta: components["schemas"]["PageMeta"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAdminProducts: {
        parameters: {
            query?: {
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: "" | string;
                /** @description 1 active, 0 draft */
                status?: "" | ("0" | "1");
                /** @description 1 approved, 0 waiting, changed: changed since the approval */
                approval?: "" | ("0" | "1" | "changed");
                /** @description 1 featured, 0 not */
                featured?: "" | ("0" | "1");
                /** @description Only products of this vendor, by id */
                vendor?: "" | number;
                /** @description Only products of this category, by id */
                category?: "" | number;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UTF-8 with byte order mark; lines end with CRLF, the first one names the columns */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path: {
                /**
                 * @description Id of the product
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A whole product, with what is different since its approval */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["AdminProductDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAdminProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path: {
                /**
                 * @description Id of the product
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Takes a product out of all lists */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    toggleAdminProductFeatured: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Id of the product
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Features a product, or no longer */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: {
                            /**
                             * @description Names it in the paths and bodies of other operations
                             * @example 7
                             */
                            id: number;
                            /**
                             * @description Whether it is featured now
                             * @example false
                             */
                            is_featured: boolean;
                            /** @description Whether it is approved now */
                            approval_status: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    toggleAdminProductApproval: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Id of the product
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Approves a product, or takes the approval back */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: {
                            /**
                             * @description Names it in the paths and bodies of other operations
                             * @example 7
                             */
                            id: number;
                            /**
                             * @description Whether it is featured now
                             * @example false
                             */
                            is_featured: boolean;
                            /** @description Whether it is approved now */
                            approval_status: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeAdminProducts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2
                 *       ],
                 *       "action": "approve"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Which ones, by id; each must exist, or nothing is done
                     * @example [
                     *       1,
                     *       2
                     *     ]
                     */
                    ids: number[];
                    /**
                     * @description What to do with all of them
                     * @enum {string}
                     */
                    action: "approve" | "unapprove" | "feature" | "unfeature" | "delete";
                };
            };
        };
        responses: {
            /** @description Approves, features or deletes many products, or takes that back */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /**
                         * @description How many were changed
                         * @example 2
                         */
                        done: number;
                        /** @description Those that stayed as they were, each with why */
                        failed: components["schemas"]["UnchangedRow"][];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description - `not_found`: It does not exist, or it is somebody else’s: both are answered alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 404;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "not_found";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminProductChanges: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path: {
                /**
                 * @description Id of the product
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is different about a product since its approval; nothing when nothing is */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What is different since the approval; empty when nothing is */
                        changes: components["schemas"]["ProductChange"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptAdminProductChanges: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Id of the product
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Approves a product as it is now */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminOrders: {
        parameters: {
            query?: {
                /** @description Has no effect; old clients send it */
                filter?: "" | ("0" | "1" | "true" | "false");
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: "" | string;
                /** @description A status by code, label or small letters (`cancelled` finds both kinds of cancelled) */
                status?: "";
                /** @description confirm: those to confirm; late: those that should have left; request: those that a customer wants cancelled */
                due?: "" | ("confirm" | "late" | "request");
                /**
                 * @description First day, in Riyadh, included
                 * @example 2026-03-01
                 */
                from?: "" | string;
                /**
                 * @description Last day, in Riyadh, included
                 * @example 2026-03-31
                 */
                to?: "" | string;
                /**
                 * @description Only orders in this currency
                 * @example SAR
                 */
                currency?: "" | components["schemas"]["Currency"];
                /** @description Only orders of this vendor, by id */
                vendor?: "" | number;
                /** @description 0: without cancelled orders, which is what counts as sold; 1: only those */
                cancelled?: "" | ("0" | "1");
                /**
                 * @description Which page of the list, from 1
                 * @example 1
                 */
                page?: number;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of everybody’s orders */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: {
                            /** @description The orders of this page, one entry for each vendor’s part */
                            orders: components["schemas"]["Order"][];
                            /** @description Where this page of the list stands */
                            meta: components["schemas"]["PageMeta"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAdminOrders: {
        parameters: {
            query?: {
                /** @description Has no effect; old clients send it */
                filter?: "" | ("0" | "1" | "true" | "false");
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: "" | string;
                /** @description A status by code, label or small letters (`cancelled` finds both kinds of cancelled) */
                status?: "";
                /** @description confirm: those to confirm; late: those that should have left; request: those that a customer wants cancelled */
                due?: "" | ("confirm" | "late" | "request");
                /**
                 * @description First day, in Riyadh, included
                 * @example 2026-03-01
                 */
                from?: "" | string;
                /**
                 * @description Last day, in Riyadh, included
                 * @example 2026-03-31
                 */
                to?: "" | string;
                /**
                 * @description Only orders in this currency
                 * @example SAR
                 */
                currency?: "" | components["schemas"]["Currency"];
                /** @description Only orders of this vendor, by id */
                vendor?: "" | number;
                /** @description 0: without cancelled orders, which is what counts as sold; 1: only those */
                cancelled?: "" | ("0" | "1");
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UTF-8 with byte order mark; lines end with CRLF, the first one names the columns */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminCoupons: {
        parameters: {
            query?: {
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: "" | string;
                /** @description Only coupons in this state */
                state?: "" | components["schemas"]["CouponState"];
                /**
                 * @description Only coupons that this side funds
                 * @example platform
                 */
                funded_by?: "" | ("platform" | "vendor");
                /**
                 * @description Which page of the list, from 1
                 * @example 1
                 */
                page?: number;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of coupons, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: {
                            /** @description The coupons of this page */
                            coupons: components["schemas"]["AdminCoupon"][];
                            /** @description Where this page of the list stands */
                            meta: components["schemas"]["PageMeta"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAdminCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "SPRING-10",
                 *       "kind": "percent",
                 *       "percent": 10,
                 *       "minimums": {
                 *         "SAR": 100,
                 *         "BHD": 10,
                 *         "USD": 25
                 *       },
                 *       "ends_at": "2099-12-31T21:00:00.000Z",
                 *       "usage_limit": 500,
                 *       "per_customer_limit": 1,
                 *       "funded_by": "platform"
                 *     }
                 */
                "application/json": {
                    /** @description 3 to 32 letters, digits and dashes; kept in capitals */
                    code: string;
                    /**
                     * @description percent needs `percent`, amount needs `amounts`
                     * @enum {string}
                     */
                    kind: "percent" | "amount";
                    /**
                     * @description Whole percent off the goods, 1 to 100; only of the kind percent
                     * @example 10
                     */
                    percent?: number | null;
                    /** @description What it takes off in each currency, above 0; only of the kind amount */
                    amounts?: {
                        /**
                         * @description Amount in Saudi riyals, at most 2 digits after the point
                         * @example 50
                         */
                        SAR: number;
                        /**
                         * @description Amount in Bahraini dinars, at most 3 digits after the point
                         * @example 5
                         */
                        BHD: number;
                        /**
                         * @description Amount in US dollars, at most 2 digits after the point
                         * @example 13
                         */
                        USD: number;
                    } | null;
                    /** @description What the goods must come to, by currency; 0 asks for nothing */
                    minimums?: {
                        /**
                         * @description Amount in Saudi riyals, at most 2 digits after the point
                         * @example 50
                         */
                        SAR: number;
                        /**
                         * @description Amount in Bahraini dinars, at most 3 digits after the point
                         * @example 5
                         */
                        BHD: number;
                        /**
                         * @description Amount in US dollars, at most 2 digits after the point
                         * @example 13
                         */
                        USD: number;
                    } | null;
                    /**
                     * @description Until when the coupon holds; null: without end
                     * @example 2099-12-31T21:00:00.000Z
                     */
                    ends_at?: string | null;
                    /**
                     * @description How often it may be redeemed by all together; null: as often as anybody likes
                     * @example 500
                     */
                    usage_limit?: number | null;
                    /**
                     * @description How often one customer may redeem it
                     * @default 1
                     * @example 1
                     */
                    per_customer_limit?: number;
                    /**
                     * @description Who bears the discount: the platform on the whole cart, or one vendor on his goods
                     * @example platform
                     * @enum {string}
                     */
                    funded_by: "platform" | "vendor";
                    /**
                     * @description Who funds it; only with `funded_by` vendor
                     * @example 4
                     */
                    vendor_id?: (number | string) | null;
                    /**
                     * @description The only account that may redeem it, by e-mail address; null: everybody
                     * @example null
                     */
                    only_email?: ("" | string) | null;
                    /**
                     * @description false: kept, but switched off
                     * @default true
                     * @example true
                     */
                    active?: boolean;
                    /**
                     * @description From when it holds; left out, from now on
                     * @example 2026-03-01T00:00:00.000Z
                     */
                    starts_at?: string | null;
                };
            };
        };
        responses: {
            /** @description Makes a coupon */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["AdminCoupon"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAdminCoupons: {
        parameters: {
            query?: {
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: "" | string;
                /** @description Only coupons in this state */
                state?: "" | components["schemas"]["CouponState"];
                /**
                 * @description Only coupons that this side funds
                 * @example platform
                 */
                funded_by?: "" | ("platform" | "vendor");
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UTF-8 with byte order mark; lines end with CRLF, the first one names the columns */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path: {
                /**
                 * @description Id of the coupon
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One coupon */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["AdminCoupon"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAdminCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Id of the coupon
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "SPRING-10",
                 *       "kind": "percent",
                 *       "percent": 10,
                 *       "minimums": {
                 *         "SAR": 100,
                 *         "BHD": 10,
                 *         "USD": 25
                 *       },
                 *       "ends_at": "2099-12-31T21:00:00.000Z",
                 *       "usage_limit": 500,
                 *       "per_customer_limit": 1,
                 *       "funded_by": "platform",
                 *       "starts_at": "2026-03-01T00:00:00.000Z",
                 *       "_method": "PUT"
                 *     }
                 */
                "application/json": {
                    /** @description 3 to 32 letters, digits and dashes; kept in capitals */
                    code: string;
                    /**
                     * @description percent needs `percent`, amount needs `amounts`
                     * @enum {string}
                     */
                    kind: "percent" | "amount";
                    /**
                     * @description Whole percent off the goods, 1 to 100; only of the kind percent
                     * @example 10
                     */
                    percent?: number | null;
                    /** @description What it takes off in each currency, above 0; only of the kind amount */
                    amounts?: {
                        /**
                         * @description Amount in Saudi riyals, at most 2 digits after the point
                         * @example 50
                         */
                        SAR: number;
                        /**
                         * @description Amount in Bahraini dinars, at most 3 digits after the point
                         * @example 5
                         */
                        BHD: number;
                        /**
                         * @description Amount in US dollars, at most 2 digits after the point
                         * @example 13
                         */
                        USD: number;
                    } | null;
                    /** @description What the goods must come to, by currency; 0 asks for nothing */
                    minimums?: {
                        /**
                         * @description Amount in Saudi riyals, at most 2 digits after the point
                         * @example 50
                         */
                        SAR: number;
                        /**
                         * @description Amount in Bahraini dinars, at most 3 digits after the point
                         * @example 5
                         */
                        BHD: number;
                        /**
                         * @description Amount in US dollars, at most 2 digits after the point
                         * @example 13
                         */
                        USD: number;
                    } | null;
                    /**
                     * @description Until when the coupon holds; null: without end
                     * @example 2099-12-31T21:00:00.000Z
                     */
                    ends_at?: string | null;
                    /**
                     * @description How often it may be redeemed by all together; null: as often as anybody likes
                     * @example 500
                     */
                    usage_limit?: number | null;
                    /**
                     * @description How often one customer may redeem it
                     * @default 1
                     * @example 1
                     */
                    per_customer_limit?: number;
                    /**
                     * @description Who bears the discount: the platform on the whole cart, or one vendor on his goods
                     * @example platform
                     * @enum {string}
                     */
                    funded_by: "platform" | "vendor";
                    /**
                     * @description Who funds it; only with `funded_by` vendor
                     * @example 4
                     */
                    vendor_id?: (number | string) | null;
                    /**
                     * @description The only account that may redeem it, by e-mail address; null: everybody
                     * @example null
                     */
                    only_email?: ("" | string) | null;
                    /**
                     * @description false: kept, but switched off
                     * @default true
                     * @example true
                     */
                    active?: boolean;
                    /**
                     * Format: date-time
                     * @description From when the coupon holds
                     * @example 2026-03-01T00:00:00.000Z
                     */
                    starts_at: string;
                    /**
                     * @description Must be `PUT`: the form replaces what is there
                     * @example PUT
                     * @enum {string}
                     */
                    _method: "PUT";
                };
            };
        };
        responses: {
            /** @description Saves a coupon; once used, its code, kind, value and funding stay */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["AdminCoupon"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAdminCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path: {
                /**
                 * @description Id of the coupon
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a coupon that nobody has used */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `validation`: A field, parameter or header does not have the form that is described here, or is not known; `errors` names it.
             *     - `coupon_used`: Orders have used the coupon: switch it off instead.
             *     - `coupon_given`: The newsletter has given the coupon to a reader: switch it off instead.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 422;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "validation" | "coupon_used" | "coupon_given";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminCouponUses: {
        parameters: {
            query?: {
                /**
                 * @description Which page of the list, from 1
                 * @example 1
                 */
                page?: number;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path: {
                /**
                 * @description Id of the coupon
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the orders that a coupon was used for, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: {
                            /** @description The redemptions of this page */
                            uses: components["schemas"]["CouponUse"][];
                            /** @description Where this page of the list stands */
                            meta: components["schemas"]["PageMeta"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setAdminCouponActive: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Id of the coupon
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "active": true
                 *     }
                 */
                "application/json": {
                    /**
                     * @description true: switched on; false: off
                     * @example true
                     */
                    active: boolean;
                };
            };
        };
        responses: {
            /** @description Switches a coupon on or off */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["AdminCoupon"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeAdminCoupons: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2
                 *       ],
                 *       "action": "activate"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Which ones, by id; each must exist, or nothing is done
                     * @example [
                     *       1,
                     *       2
                     *     ]
                     */
                    ids: number[];
                    /**
                     * @description What to do with all of them
                     * @enum {string}
                     */
                    action: "activate" | "deactivate" | "delete";
                };
            };
        };
        responses: {
            /** @description Switches many coupons on or off, or deletes those that nobody has used */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /**
                         * @description How many were changed
                         * @example 2
                         */
                        done: number;
                        /** @description Those that stayed as they were, each with why */
                        failed: components["schemas"]["UnchangedRow"][];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description - `not_found`: It does not exist, or it is somebody else’s: both are answered alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 404;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "not_found";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminReviews: {
        parameters: {
            query?: {
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: "" | string;
                /** @description Only reviews in this state */
                state?: "" | components["schemas"]["ReviewState"];
                /**
                 * @description Only reviews with so many stars
                 * @example 5
                 */
                rating?: "" | number;
                /** @description Only reviews of this vendor’s products, by id */
                vendor?: "" | number;
                /**
                 * @description Which page of the list, from 1
                 * @example 1
                 */
                page?: number;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reviews, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: {
                            /** @description The reviews of this page */
                            reviews: components["schemas"]["AdminReview"][];
                            /** @description Where this page of the list stands */
                            meta: components["schemas"]["PageMeta"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAdminReviews: {
        parameters: {
            query?: {
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: "" | string;
                /** @description Only reviews in this state */
                state?: "" | components["schemas"]["ReviewState"];
                /**
                 * @description Only reviews with so many stars
                 * @example 5
                 */
                rating?: "" | number;
                /** @description Only reviews of this vendor’s products, by id */
                vendor?: "" | number;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UTF-8 with byte order mark; lines end with CRLF, the first one names the columns */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setAdminReviewVisibility: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Id of the review
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "visible": true,
                 *       "reason": ""
                 *     }
                 */
                "application/json": {
                    /** @description true: shown; false: hidden */
                    visible: boolean;
                    /**
                     * @description Why it is hidden; kept of a hidden one only
                     * @default
                     */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Hides a review, or shows it; one that waits is looked at with either */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["AdminReview"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeAdminReviews: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2
                 *       ],
                 *       "action": "hide"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Which ones, by id; each must exist, or nothing is done
                     * @example [
                     *       1,
                     *       2
                     *     ]
                     */
                    ids: number[];
                    /**
                     * @description What to do with all of them
                     * @enum {string}
                     */
                    action: "hide" | "show";
                };
            };
        };
        responses: {
            /** @description Hides or shows many reviews */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /**
                         * @description How many were changed
                         * @example 2
                         */
                        done: number;
                        /** @description Those that stayed as they were, each with why */
                        failed: components["schemas"]["UnchangedRow"][];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description - `not_found`: It does not exist, or it is somebody else’s: both are answered alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 404;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "not_found";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminNewsletterReaders: {
        parameters: {
            query?: {
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: "" | string;
                /** @description Only subscribers in this state */
                state?: "" | components["schemas"]["SubscriberState"];
                /**
                 * @description Which page of the list, from 1
                 * @example 1
                 */
                page?: number;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of subscribers, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: {
                            /** @description The subscribers of this page */
                            subscribers: components["schemas"]["Subscriber"][];
                            /** @description Where this page of the list stands */
                            meta: components["schemas"]["PageMeta"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAdminNewsletter: {
        parameters: {
            query?: {
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: "" | string;
                /** @description Only subscribers in this state */
                state?: "" | components["schemas"]["SubscriberState"];
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UTF-8 with byte order mark; lines end with CRLF, the first one names the columns */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsubscribeAdminNewsletterReader: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Id of the subscriber
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ends a subscription; an address can subscribe again by itself */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["Subscriber"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeAdminNewsletter: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2
                 *       ],
                 *       "action": "unsubscribe"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Which ones, by id; each must exist, or nothing is done
                     * @example [
                     *       1,
                     *       2
                     *     ]
                     */
                    ids: number[];
                    /**
                     * @description What to do with all of them
                     * @enum {string}
                     */
                    action: "unsubscribe";
                };
            };
        };
        responses: {
            /** @description Ends many subscriptions */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /**
                         * @description How many were changed
                         * @example 2
                         */
                        done: number;
                        /** @description Those that stayed as they were, each with why */
                        failed: components["schemas"]["UnchangedRow"][];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description - `not_found`: It does not exist, or it is somebody else’s: both are answered alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 404;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "not_found";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminMessages: {
        parameters: {
            query?: {
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: "" | string;
                /** @description open: nobody has dealt with them; done: somebody has */
                state?: "" | ("open" | "done");
                /**
                 * @description Which page of the list, from 1
                 * @example 1
                 */
                page?: number;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: {
                            /** @description The messages of this page */
                            messages: components["schemas"]["ContactMessage"][];
                            /** @description Where this page of the list stands */
                            meta: components["schemas"]["PageMeta"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAdminMessages: {
        parameters: {
            query?: {
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: "" | string;
                /** @description open: nobody has dealt with them; done: somebody has */
                state?: "" | ("open" | "done");
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UTF-8 with byte order mark; lines end with CRLF, the first one names the columns */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setAdminMessageHandled: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Id of the message
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "handled": true
                 *     }
                 */
                "application/json": {
                    /** @description true: dealt with; false: open again */
                    handled: boolean;
                };
            };
        };
        responses: {
            /** @description Marks a message as dealt with, or opens it again */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["ContactMessage"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeAdminMessages: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2
                 *       ],
                 *       "action": "handled"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Which ones, by id; each must exist, or nothing is done
                     * @example [
                     *       1,
                     *       2
                     *     ]
                     */
                    ids: number[];
                    /**
                     * @description What to do with all of them
                     * @enum {string}
                     */
                    action: "handled" | "open";
                };
            };
        };
        responses: {
            /** @description Marks many messages as dealt with, or opens them again */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /**
                         * @description How many were changed
                         * @example 2
                         */
                        done: number;
                        /** @description Those that stayed as they were, each with why */
                        failed: components["schemas"]["UnchangedRow"][];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description - `not_found`: It does not exist, or it is somebody else’s: both are answered alike. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 404;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "not_found";
                    };
                };
            };
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminCountries: {
        parameters: {
            query?: {
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: "" | string;
                /**
                 * @description Which page of the list, from 1
                 * @example 1
                 */
                page?: number;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of countries, the home markets first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: {
                            /** @description The countries of this page */
                            countries: components["schemas"]["AdminCountry"][];
                            /** @description Where this page of the list stands */
                            meta: components["schemas"]["PageMeta"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAdminCountry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "iso2": "SA",
                 *       "name": "Nitrile gloves",
                 *       "name_arabic": "قفازات نتريل"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Two letters of ISO 3166-1
                     * @example SA
                     */
                    iso2: string;
                    /**
                     * @description English name
                     * @example Nitrile gloves
                     */
                    name: string;
                    /**
                     * @description Arabic name; may be empty, then the English one is shown
                     * @example قفازات نتريل
                     */
                    name_arabic: string;
                };
            };
        };
        responses: {
            /** @description Adds a country */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["StoredPlace"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminStates: {
        parameters: {
            query?: {
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: "" | string;
                /**
                 * @description Which page of the list, from 1
                 * @example 1
                 */
                page?: number;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path: {
                /**
                 * @description Id of the country
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the states of a country */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: {
                            /** @description Id of the country, from `GET /api/countries`; null while none is chosen */
                            country: components["schemas"]["StoredPlace"];
                            /** @description The states of this page */
                            states: components["schemas"]["AdminState"][];
                            /** @description Where this page of the list stands */
                            meta: components["schemas"]["PageMeta"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAdminState: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Id of the country
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Nitrile gloves",
                 *       "name_arabic": "قفازات نتريل"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description English name
                     * @example Nitrile gloves
                     */
                    name: string;
                    /**
                     * @description Arabic name; may be empty, then the English one is shown
                     * @example قفازات نتريل
                     */
                    name_arabic: string;
                };
            };
        };
        responses: {
            /** @description Adds a state to a country */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["StoredPlace"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminCities: {
        parameters: {
            query?: {
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: "" | string;
                /**
                 * @description Which page of the list, from 1
                 * @example 1
                 */
                page?: number;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path: {
                /**
                 * @description Id of the state
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the cities of a state */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: {
                            /** @description Id of the country, from `GET /api/countries`; null while none is chosen */
                            country: components["schemas"]["StoredPlace"];
                            /** @description Id of the state, from `GET /api/states`; null while none is chosen */
                            state: components["schemas"]["StoredPlace"];
                            /** @description The cities of this page */
                            cities: components["schemas"]["AdminCity"][];
                            /** @description Where this page of the list stands */
                            meta: components["schemas"]["PageMeta"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAdminCity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Id of the state
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Nitrile gloves",
                 *       "name_arabic": "قفازات نتريل"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description English name
                     * @example Nitrile gloves
                     */
                    name: string;
                    /**
                     * @description Arabic name; may be empty, then the English one is shown
                     * @example قفازات نتريل
                     */
                    name_arabic: string;
                };
            };
        };
        responses: {
            /** @description Adds a city to a state */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["StoredPlace"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAdminPlace: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Id of the
                 * @example 7
                 */
                id: number;
                /** @description What kind of place the id is of */
                level: "countries" | "states" | "cities";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "_method": "PUT",
                 *       "name": "Nitrile gloves",
                 *       "name_arabic": "قفازات نتريل"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Must be `PUT`: the form replaces what is there
                     * @example PUT
                     * @enum {string}
                     */
                    _method: "PUT";
                    /**
                     * @description English name
                     * @example Nitrile gloves
                     */
                    name: string;
                    /**
                     * @description Arabic name; may be empty, then the English one is shown
                     * @example قفازات نتريل
                     */
                    name_arabic: string;
                };
            };
        };
        responses: {
            /** @description Renames a place; orders keep the names that they were placed with */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["StoredPlace"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAdminPlace: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path: {
                /**
                 * @description Id of the
                 * @example 7
                 */
                id: number;
                /** @description What kind of place the id is of */
                level: "countries" | "states" | "cities";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a place that nobody uses, with what is in it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `validation`: A field, parameter or header does not have the form that is described here, or is not known; `errors` names it.
             *     - `place_in_use`: Addresses, vendors, zones or orders name the place: unlist it instead.
             *     - `last_place`: It is the last city that customers can choose.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 422;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "validation" | "place_in_use" | "last_place";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setAdminPlaceListed: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Id of the
                 * @example 7
                 */
                id: number;
                /** @description What kind of place the id is of */
                level: "countries" | "states" | "cities";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "listed": true
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Whether forms offer it, and with it what is in it
                     * @example true
                     */
                    listed: boolean;
                };
            };
        };
        responses: {
            /** @description Lets forms offer a place, or no longer offer it and what is in it; addresses keep it */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["StoredPlace"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /**
             * @description - `idempotency_key_reused`: The Idempotency-Key was used by the same person for another body of the same operation: take a new one.
             *     - `validation`: A field, parameter or header does not have the form that is described here, or is not known; `errors` names it.
             *     - `last_place`: It is the last city that customers can choose.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 422;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "idempotency_key_reused" | "validation" | "last_place";
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSite: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How to reach the shop, and the currency of a first visit; a change shows within seconds */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["Site"];
                    };
                };
            };
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminPlatformSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings of the platform */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["PlatformSettings"];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveAdminPlatformSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "default_currency": "SAR",
                 *       "contact": {
                 *         "emails": [
                 *           "help@balsam.example"
                 *         ],
                 *         "phones": [
                 *           "+966 11 555 0100"
                 *         ],
                 *         "address": "text",
                 *         "address_arabic": "شارع النخيل، المنامة",
                 *         "latitude": 26.2235,
                 *         "longitude": 50.5876
                 *       },
                 *       "social": [
                 *         {
                 *           "network": "instagram",
                 *           "url": "https://example.com/"
                 *         }
                 *       ],
                 *       "shipping_defaults": {
                 *         "flat_fee": {
                 *           "SAR": 50,
                 *           "BHD": 5,
                 *           "USD": 13
                 *         },
                 *         "free_from": {
                 *           "SAR": 50,
                 *           "BHD": 5,
                 *           "USD": 13
                 *         },
                 *         "handling_days_min": 1,
                 *         "handling_days_max": 3
                 *       },
                 *       "updated_at_seen": "2026-03-01T09:30:00.000Z"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description The currency in which a new visitor sees prices
                     * @example SAR
                     */
                    default_currency: components["schemas"]["Currency"];
                    /** @description How to reach the shop */
                    contact: {
                        /**
                         * @description Up to three e-mail addresses; the first one is for everything
                         * @example [
                         *       "help@balsam.example"
                         *     ]
                         */
                        emails: string[];
                        /**
                         * @description Up to three phone numbers; the first one is for everything
                         * @example [
                         *       "+966 11 555 0100"
                         *     ]
                         */
                        phones: string[];
                        /** @description The office’s address in English */
                        address: string;
                        /**
                         * @description The office’s address in Arabic
                         * @example شارع النخيل، المنامة
                         */
                        address_arabic: string;
                        /**
                         * @description Degrees north, WGS 84
                         * @example 26.2235
                         */
                        latitude: number;
                        /**
                         * @description Degrees east, WGS 84
                         * @example 50.5876
                         */
                        longitude: number;
                    };
                    /** @description Its pages on social networks, each network once */
                    social: {
                        /**
                         * @description The social network
                         * @example instagram
                         */
                        network: components["schemas"]["SocialNetwork"];
                        /**
                         * Format: uri
                         * @description Address of the shop’s page there, https
                         */
                        url: string;
                    }[];
                    /** @description What a new vendor’s shipping begins with */
                    shipping_defaults: {
                        /** @description What a parcel costs, by currency */
                        flat_fee: {
                            /**
                             * @description Amount in Saudi riyals, at most 2 digits after the point
                             * @example 50
                             */
                            SAR: number;
                            /**
                             * @description Amount in Bahraini dinars, at most 3 digits after the point
                             * @example 5
                             */
                            BHD: number;
                            /**
                             * @description Amount in US dollars, at most 2 digits after the point
                             * @example 13
                             */
                            USD: number;
                        };
                        /** @description From which sum of goods shipping is free, by currency; null: never */
                        free_from: {
                            /**
                             * @description Amount in Saudi riyals, at most 2 digits after the point
                             * @example 50
                             */
                            SAR: number | null;
                            /**
                             * @description Amount in Bahraini dinars, at most 3 digits after the point
                             * @example 5
                             */
                            BHD: number | null;
                            /**
                             * @description Amount in US dollars, at most 2 digits after the point
                             * @example 13
                             */
                            USD: number | null;
                        };
                        /**
                         * @description Working days until the parcel leaves, at least
                         * @example 1
                         */
                        handling_days_min: number;
                        /**
                         * @description Working days until the parcel leaves, at most
                         * @example 3
                         */
                        handling_days_max: number;
                    };
                    /** @description The `updated_at` that the form showed (null: nobody had saved any): a later save of somebody else is refused with 409 */
                    updated_at_seen?: string | null;
                };
            };
        };
        responses: {
            /** @description Saves the settings of the platform */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["PlatformSettings"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /**
             * @description - `conflict`: Somebody else wrote the same at this moment, or took away what this needs: read again and repeat.
             *     - `settings_changed`: The settings were saved after `updated_at_seen`: read them again first.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"] & {
                        /**
                         * @description The status of the answer
                         * @constant
                         */
                        status: 409;
                        /**
                         * @description What went wrong
                         * @enum {string}
                         */
                        code: "conflict" | "settings_changed";
                    };
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminAuditEntries: {
        parameters: {
            query?: {
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: "" | string;
                /** @description Only what this person did, by id */
                actor?: "" | number;
                /** @description Only what admins (1) or vendors (2) did */
                role?: "" | ("1" | "2");
                /** @description Only what was done to this kind of thing */
                entity?: "" | ("account" | "category" | "city" | "country" | "coupon" | "message" | "order" | "picture" | "product" | "review" | "settings" | "state" | "subscriber" | "synonym" | "vendor");
                /** @description Only what was done to the thing with this id */
                entity_id?: "" | string;
                /** @description Only this `action` */
                action?: "" | string;
                /**
                 * @description First day, in Riyadh, included
                 * @example 2026-03-01
                 */
                from?: "" | string;
                /**
                 * @description Last day, in Riyadh, included
                 * @example 2026-03-31
                 */
                to?: "" | string;
                /**
                 * @description Which page of the list, from 1
                 * @example 1
                 */
                page?: number;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the audit log, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: {
                            /** @description The lines of this page */
                            entries: components["schemas"]["AuditEntry"][];
                            /** @description Where this page of the list stands */
                            meta: components["schemas"]["PageMeta"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAdminAudit: {
        parameters: {
            query?: {
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: "" | string;
                /** @description Only what this person did, by id */
                actor?: "" | number;
                /** @description Only what admins (1) or vendors (2) did */
                role?: "" | ("1" | "2");
                /** @description Only what was done to this kind of thing */
                entity?: "" | ("account" | "category" | "city" | "country" | "coupon" | "message" | "order" | "picture" | "product" | "review" | "settings" | "state" | "subscriber" | "synonym" | "vendor");
                /** @description Only what was done to the thing with this id */
                entity_id?: "" | string;
                /** @description Only this `action` */
                action?: "" | string;
                /**
                 * @description First day, in Riyadh, included
                 * @example 2026-03-01
                 */
                from?: "" | string;
                /**
                 * @description Last day, in Riyadh, included
                 * @example 2026-03-31
                 */
                to?: "" | string;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description UTF-8 with byte order mark; lines end with CRLF, the first one names the columns */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminAuditFilters: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who and what occurs in the audit log */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description Everybody who has ever changed something */
                        actors: {
                            /**
                             * @description Names it in the paths and bodies of other operations
                             * @example 7
                             */
                            id: number;
                            /**
                             * @description Name of the person, now
                             * @example Nitrile gloves
                             */
                            name: string;
                            /** @description 1 admin, 2 vendor */
                            role: 1 | 2;
                        }[];
                        /** @description Every `action` that occurs */
                        actions: string[];
                        /** @description Every `entity` that occurs */
                        entities: ("account" | "category" | "city" | "country" | "coupon" | "message" | "order" | "picture" | "product" | "review" | "settings" | "state" | "subscriber" | "synonym" | "vendor")[];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchAdmin: {
        parameters: {
            query?: {
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: "" | string;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Products, vendors, orders, categories and coupons by name or number */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description At most five of a kind, the best fitting first */
                        results: components["schemas"]["SearchResult"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchVendor: {
        parameters: {
            query?: {
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: "" | string;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vendor’s own products, orders and customers by name or number */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description At most five of a kind, the best fitting first */
                        results: components["schemas"]["SearchResult"][];
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ForbiddenOrVendorInactiveOrVendorRefused"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminSynonyms: {
        parameters: {
            query?: {
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: "" | string;
                /** @description Only words of this language */
                lang?: "" | components["schemas"]["Lang"];
                /**
                 * @description Which page of the list, from 1
                 * @example 1
                 */
                page?: number;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of words that mean other words to the search, the newest first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: {
                            /** @description The synonyms of this page */
                            synonyms: components["schemas"]["Synonym"][];
                            /** @description Where this page of the list stands */
                            meta: components["schemas"]["PageMeta"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAdminSynonym: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "term": "text",
                 *       "means": "text"
                 *     }
                 */
                "application/json": {
                    /** @description The words that shoppers type, at most 80 characters */
                    term: string;
                    /** @description The words whose products they shall find, too, at most 80 characters */
                    means: string;
                };
            };
        };
        responses: {
            /** @description Lets a word mean another */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["Synonym"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAdminSearchMisses: {
        parameters: {
            query?: {
                /**
                 * @description Words that the rows must contain, whatever the case; empty finds everything
                 * @example glove
                 */
                search?: "" | string;
                /** @description Only words of this language */
                lang?: "" | components["schemas"]["Lang"];
                /**
                 * @description Which page of the list, from 1
                 * @example 1
                 */
                page?: number;
            };
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what shoppers looked for and did not find, the most frequent first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: {
                            /** @description The searches of this page, the most frequent first */
                            misses: components["schemas"]["SearchMiss"][];
                            /** @description Where this page of the list stands */
                            meta: components["schemas"]["PageMeta"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAdminSynonym: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
                /** @description Makes the request repeatable: the same key with the same body has one effect, and every repetition gets the first answer again. 1 to 200 printable ASCII characters, best a UUID for each intention of a person. A failure keeps no key. */
                "Idempotency-Key"?: components["parameters"]["Idempotency-Key"];
            };
            path: {
                /**
                 * @description Id of the synonym
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "term": "text",
                 *       "means": "text",
                 *       "_method": "PUT"
                 *     }
                 */
                "application/json": {
                    /** @description The words that shoppers type, at most 80 characters */
                    term: string;
                    /** @description The words whose products they shall find, too, at most 80 characters */
                    means: string;
                    /**
                     * @description Must be `PUT`: the form replaces what is there
                     * @example PUT
                     * @enum {string}
                     */
                    _method: "PUT";
                };
            };
        };
        responses: {
            /** @description Changes a synonym */
            200: {
                headers: {
                    "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                        /** @description What was asked for; the keys beside it are the same in every answer */
                        data: components["schemas"]["Synonym"];
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["IdempotencyKeyReusedOrValidation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAdminSynonym: {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of `message`, of the messages of fields, and of names that are answered in one language. */
                lang?: components["parameters"]["lang"];
            };
            path: {
                /**
                 * @description Id of the synonym
                 * @example 7
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deletes a synonym */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description The HTTP status once more
                         * @enum {number}
                         */
                        status: 200;
                        /**
                         * @description Always true
                         * @enum {boolean}
                         */
                        success: true;
                        /**
                         * @description A sentence for people, in the language of the header `lang`
                         * @example Done.
                         */
                        message: string;
                    };
                };
            };
            400: components["responses"]["MalformedRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Validation"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
}
