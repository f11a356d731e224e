<?php

declare( strict_types=1 );

namespace Footbridge;

/** Starts the areas of the plugin. Boot, activation and deactivation. */
final class Plugin {
	/** The areas, in the order in which they start. Each hooks itself in with a static register(). */
	private const AREAS = array(
		Dependencies::class,
		Versions\RefusalNotice::class,
		Versions\SiteHealth::class,
		Versions\Route::class,
		Capabilities::class,
		Model\Model::class,
		Texts\Texts::class,
		Brands\Brands::class,
		Blocks\Blocks::class,
		Preview\Preview::class,
		Settings\Settings::class,
		Webhook\Webhooks::class,
		Leads\LeadsPage::class,
		Resolve\Resolve::class,
		Navigation\Navigation::class,
		Seo\Indexing::class,
		Toolbar::class,
		Setup\Command::class,
		Adoption\Adoption::class,
	);

	/** Hooks the plugin into WordPress. */
	public static function boot( string $file ): void {
		register_activation_hook( $file, array( self::class, 'activate' ) );
		register_deactivation_hook( $file, array( self::class, 'deactivate' ) );
		add_action( 'plugins_loaded', array( Versions\FaustGuard::class, 'close' ), PHP_INT_MIN );
		add_action( 'plugins_loaded', array( Resolve\Resolve::class, 'start' ), PHP_INT_MIN );
		add_action( 'plugins_loaded', array( Adoption\OwnPage::class, 'start' ), PHP_INT_MIN );
		// After the other plugins have started, so that their definitions can be checked.
		add_action( 'plugins_loaded', array( self::class, 'start' ), 20 );
	}

	/** Starts every area. While an address is resolved, only what decides which addresses there are. */
	public static function start(): void {
		if ( Resolve\Resolve::is_running() ) {
			Model\Model::register_addresses();
			return;
		}
		foreach ( self::AREAS as $area ) {
			$area::register();
		}
	}

	/** On activation. WordPress loads the plugin after plugins_loaded then, so the areas have not started yet. */
	public static function activate(): void {
		self::start();
		/** Fires when the plugin is activated, with every area registered. */
		do_action( 'footbridge_activate' );
	}

	/** On deactivation. Each site of a network has its own rules and events. */
	public static function deactivate( $network_wide = false ): void {
		if ( true !== $network_wide || ! is_multisite() ) {
			self::leave();
			return;
		}
		foreach ( get_sites( array( 'number' => 0 ) ) as $site ) {
			switch_to_blog( (int) $site->blog_id );
			self::leave();
			restore_current_blog();
		}
	}

	/** Leaves one site. */
	private static function leave(): void {
		/** Fires when the plugin is deactivated, on each site where it was active. */
		do_action( 'footbridge_deactivate' );
	}
}
