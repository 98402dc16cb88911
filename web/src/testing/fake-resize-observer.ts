type Size = { change: () => void; isGone: boolean };

const sizes: Size[] = [];

class FakeResizeObserver {
  private readonly size: Size;

  constructor(change: () => void) {
    this.size = { change, isGone: false };
    sizes.push(this.size);
  }

  observe() {
    this.size.change();
  }

  unobserve() {}

  disconnect() {
    this.size.isGone = true;
  }
}

/** jsdom lays nothing out: until the returned call, sizes change when `growPage` says so. */
export function fakeSizes(): () => void {
  Object.assign(window, { ResizeObserver: FakeResizeObserver });
  return () => {
    Reflect.deleteProperty(window, "ResizeObserver");
    sizes.length = 0;
  };
}

/** Tells all who still watch a size that it has changed. */
export function growPage(): void {
  for (const { change, isGone } of sizes) if (!isGone) change();
}
