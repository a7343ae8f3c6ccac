// In the place of Next's polyfills (next.config.ts): what browsers of the promise have needs none (docs/browsers.md).

// Chromium 92: with this one its scripts run, too.
Object.hasOwn ||= (object: object, key: PropertyKey) => Object.prototype.hasOwnProperty.call(object, key);

export {};
