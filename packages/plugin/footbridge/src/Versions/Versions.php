<?php

declare( strict_types=1 );

namespace Footbridge\Versions;

/** The version doctor. Registers everything that checks versions, except FaustGuard: that one starts before all areas. */
final class Versions {
	public static function register(): void {
		RefusalNotice::register();
		SiteHealth::register();
		Route::register();
	}
}
