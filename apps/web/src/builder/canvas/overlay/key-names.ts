const isApple = /mac|iphone|ipad/i.test(navigator.userAgent);

/** Keys as they are written on the person's keyboard. */
export const keyNames = { control: isApple ? "⌘" : "Ctrl", alt: isApple ? "⌥" : "Alt" } as const;
