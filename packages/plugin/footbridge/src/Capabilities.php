<?php

declare( strict_types=1 );

namespace Footbridge;

/**
 * The plugin's own capability. Grants the capability to clear the front end's whole cache. The front end requests the
 * editor's capabilities from WordPress; a site may grant this one to more roles or users. uninstall.php removes it from
 * every role.
 */
final class Capabilities {
	/** Clears menus, options and everything, and writes to staff from the front end. */
	public const CLEAR_ALL = 'footbridge_clear_all';

	public static function register(): void {
		add_action( 'footbridge_activate', array( self::class, 'grant' ) );
	}

	/** Grants the capability to administrators. A site that has no such role grants it itself. */
	public static function grant(): void {
		$role = get_role( 'administrator' );
		if ( $role instanceof \WP_Role ) {
			$role->add_cap( self::CLEAR_ALL );
		}
	}
}
