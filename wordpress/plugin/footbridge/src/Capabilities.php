<?php
/**
 * The plugin's own capability.
 *
 * @package Footbridge
 */

declare( strict_types=1 );

namespace Footbridge;

/**
 * Grants the right to clear everything that the front end keeps. The front end asks WordPress for the editor's
 * capabilities; a site may give this one to further roles or users. uninstall.php takes it from every role.
 */
final class Capabilities {
	/**
	 * Clears menus, options and everything, and writes to staff from the front end.
	 */
	public const CLEAR_ALL = 'footbridge_clear_all';

	/**
	 * Hooks the grant in.
	 */
	public static function register(): void {
		add_action( 'footbridge/activate', array( self::class, 'grant' ) );
	}

	/**
	 * Grants the capability to administrators. A site that has no such role grants it itself.
	 */
	public static function grant(): void {
		$role = get_role( 'administrator' );
		if ( $role instanceof \WP_Role ) {
			$role->add_cap( self::CLEAR_ALL );
		}
	}
}
