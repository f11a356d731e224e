<?php
/**
 * Plugin Name:       Footbridge
 * Description:       The WordPress side of Footbridge: the content model, webhooks to the front end, and the resolve route.
 * Version:           1.0.0
 * Requires at least: 6.2
 * Requires PHP:      7.4
 * Author:            Footbridge contributors
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       footbridge
 * Domain Path:       /languages
 *
 * There is no "Requires Plugins" header: it holds slugs, all of them required, and can't say "ACF PRO or Secure Custom
 * Fields". A notice in wp-admin names missing plugins; Tools → Site Health names old ones.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge;

defined( 'ABSPATH' ) || exit;

const VERSION = '1.0.0';
const FILE    = __FILE__;

// WordPress checks the version at activation only; a host that goes back to an older PHP later must not lose its site.
if ( PHP_VERSION_ID < 70400 ) { // @phpstan-ignore smaller.alwaysFalse
	return;
}

// Footbridge\Model\Types is in src/Model/Types.php.
spl_autoload_register(
	static function ( string $name ): void {
		$file = __DIR__ . '/src/' . str_replace( '\\', '/', substr( $name, strlen( __NAMESPACE__ ) + 1 ) ) . '.php';
		if ( 0 === strpos( $name, __NAMESPACE__ . '\\' ) && is_file( $file ) ) {
			require_once $file;
		}
	}
);
Authorization::restore();
Plugin::boot( FILE );
