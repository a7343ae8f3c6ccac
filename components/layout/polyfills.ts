// Replaces Next's polyfills (next.config.ts), which no supported browser needs (docs/browsers.md).

// All that Chromium 92 lacks.
Object.hasOwn ||= (object: object, key: PropertyKey) => Object.prototype.hasOwnProperty.call(object, key);

export {};
