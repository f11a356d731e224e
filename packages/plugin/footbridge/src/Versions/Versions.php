<?php
/**
 * The version doctor.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge\Versions;

/**
 * Registers everything that checks versions, except FaustGuard: that one starts before all areas.
 */
final class Versions {

	/**
	 * Hooks it into WordPress.
	 *
	 * @since 1.0.0
	 */
	public static function register(): void {
		RefusalNotice::register();
		SiteHealth::register();
		Route::register();
	}
}
