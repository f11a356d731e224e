<?php

declare( strict_types=1 );

namespace Footbridge\Versions;

/** Shows in wp-admin that sign-in is closed. A notice on every screen of wp-admin that stays until FaustWP is updated. */
final class RefusalNotice {
	public static function register(): void {
		add_action( 'admin_notices', array( self::class, 'render' ) );
		add_action( 'network_admin_notices', array( self::class, 'render' ) );
	}

	/** Prints the notice for users who can act on it. It is not dismissible. */
	public static function render(): void {
		$finding = current_user_can( 'activate_plugins' ) ? Doctor::refusal() : null;
		if ( null === $finding ) {
			return;
		}
		printf(
			'<div class="notice notice-error"><p><strong>%s</strong></p><p>%s <a href="%s">%s</a></p><p>%s <a href="%s">%s</a></p></div>',
			esc_html( FaustGuard::message() ),
			esc_html( Doctor::sentence( $finding ) ),
			esc_url( $finding['source'] ),
			esc_html__( 'See the fix', 'footbridge' ),
			esc_html__( 'Older versions of it do not always offer the update: install it again from the directory of plugins then.', 'footbridge' ),
			esc_url( self_admin_url( 'plugins.php' ) ),
			esc_html__( 'See the installed plugins', 'footbridge' )
		);
	}
}
