/** Line icons on a 24-pixel grid, drawn for the project. */
export const ICON_PATHS = {
  arrow: "M4 12h16M13.5 5.5 20 12l-6.5 6.5",
  back: "M20 12H4M10.5 5.5 4 12l6.5 6.5",
  up: "M12 20V4M5.5 10.5 12 4l6.5 6.5",
  chevron: "m6 9 6 6 6-6",
  previous: "m15 5-7 7 7 7",
  next: "m9 5 7 7-7 7",
  menu: "M3.5 6.5h17M3.5 12h17M3.5 17.5h17",
  close: "m5.5 5.5 13 13M18.5 5.5l-13 13",
  search: "M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM20.5 20.5l-5-5",
  phone:
    "M5 3.5h3.6l1.7 4.7-2.3 1.7a13 13 0 0 0 6.1 6.1l1.7-2.3 4.7 1.7V19a1.9 1.9 0 0 1-2 1.9C10.6 20.3 3.7 13.4 3.1 5.5A1.9 1.9 0 0 1 5 3.5Z",
  mail: "M3.5 5.5h17v13h-17zM3.5 6.5l8.5 6.5 8.5-6.5",
  pin: "M12 21.5s7-6.2 7-11.5a7 7 0 1 0-14 0c0 5.3 7 11.5 7 11.5ZM12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
  fax: "M7 8.5v-5h10v5M7 17.5H3.5v-9h17v9H17M7 14.5h10v6H7z",
  chat: "M3.5 4.5h17v12h-9l-5 4v-4h-3zM8 9h8M8 12.5h5",
  wechat:
    "M15.5 9.2C15 6 12.4 4 9.2 4 5.5 4 2.8 6.5 2.8 9.5c0 1.8.9 3.3 2.4 4.3l-.7 2.2 2.6-1.3c.7.2 1.4.3 2.1.3M21.2 14.6c0-2.6-2.5-4.6-5.5-4.6s-5.5 2-5.5 4.6 2.5 4.6 5.5 4.6c.6 0 1.2-.1 1.7-.2l2.2 1.1-.6-1.9c1.4-.9 2.2-2.1 2.2-3.6Z",
  qr: "M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5H14zM17.5 17.5H20V20h-2.5zM14 20h.5M20 14h-.5",
  download: "M12 3.5v12M6.5 10.5 12 16l5.5-5.5M4 20.5h16",
  external: "M13.5 4h6.5v6.5M20 4l-9 9M10 5H4.5v14.5H19V14",
  check: "m4.5 12.5 5 5 10-11",
  alert: "M12 8v5M12 16.5v.5M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z",
  zoomIn: "M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM20.5 20.5l-5-5M10.5 7.5v6M7.5 10.5h6",
  zoomOut: "M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM20.5 20.5l-5-5M7.5 10.5h6",
  fullScreen: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  window: "M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5",
  play: "M7 4.5v15l12-7.5z",
  pause: "M8 5v14M16 5v14",
  picture: "M3.5 4.5h17v15h-17zM3.5 16l5-5 4.5 4.5 2.5-2.5 5 4.5M15.5 9.5h.5",
  shield: "M12 3.5 19.5 6v5.5c0 4.5-3 7.5-7.5 9.5-4.5-2-7.5-5-7.5-9.5V6zM8.5 11.5l2.5 2.5 4.5-4.5",
  copy: "M8.5 8.5h11v12h-11zM15.5 8.5v-5h-11v12h4",
  file: "M6 3.5h8l4.5 4.5v12.5H6zM14 3.5V8h4.5M9 13h6M9 16.5h6",
} as const;

export type IconName = keyof typeof ICON_PATHS;
export const ICON_NAMES = Object.keys(ICON_PATHS) as IconName[];
