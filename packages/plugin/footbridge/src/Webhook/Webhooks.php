<?php

declare( strict_types=1 );

namespace Footbridge\Webhook;

use Footbridge\Settings\Settings;

/** Collects a request's changes, puts one webhook into the outbox at its end, and sends it after the editor's response. */
final class Webhooks {
	private static ?Collector $collector = null;

	private static Posts $posts;

	private static Terms $terms;

	private static Patterns $patterns;

	/** Whether a webhook was put into the outbox in this request. */
	private static bool $is_put = false;

	public static function register(): void {
		Guard::on( Schedule::NEXT, array( self::class, 'send' ) );
		Guard::on( Schedule::CHECK, array( self::class, 'send' ) );
		Guard::on( 'admin_init', array( Schedule::class, 'ensure' ) );
		Guard::on( 'footbridge_deactivate', array( self::class, 'stop' ) );
		// Saved settings count from the next request on: this one began without them.
		if ( ! Settings::complete() || null !== self::$collector ) {
			return;
		}
		$changes         = new Collector();
		self::$collector = $changes;
		self::$posts     = new Posts( $changes );
		self::$terms     = new Terms( $changes );
		self::$patterns  = new Patterns( $changes );
		$purges          = new Purges( $changes, self::$posts, self::$terms );
		foreach ( array( self::$posts, self::$patterns, self::$terms, $purges, new Menus( $changes ), new Options( $changes ), new Comments( $changes ), new Users( $changes ) ) as $follower ) {
			$follower->register();
		}
		// Last: what others do at the end may still change something, or still write to the reader.
		Guard::on( 'shutdown', array( self::class, 'finish' ), PHP_INT_MAX );
	}

	public static function stop(): void {
		self::$collector = null;
		Schedule::clear();
	}

	/** Stores the changes at the end of the request, then sends them unless the editor would have to wait. */
	public static function finish(): void {
		if ( ! self::flush() && ! self::$is_put ) {
			return;
		}
		self::$is_put = false;
		if ( self::answer_is_out() ) {
			self::send( 3 );
		} else {
			Schedule::wake_now();
		}
	}

	/** Puts what changed so far into the outbox. Returns whether there was anything. */
	public static function flush(): bool {
		// In another site of the network, this one's posts can't be read.
		if ( null === self::$collector || ( is_multisite() && ms_is_switched() ) ) {
			return false;
		}
		$items = array_merge( Menus::items_of( 'post_type', self::$posts->finish() ), Menus::items_of( 'taxonomy', self::$terms->finish() ) );
		self::$patterns->finish();
		if ( array() !== $items ) {
			self::$collector->add( Collector::MENU, Key::nodes( 'post', ...$items ) );
		}
		$events = self::$collector->take();
		self::outbox()->put( $events );
		return array() !== $events;
	}

	/** Sends what is due, and sees to it that the rest is sent later. */
	public static function send( $timeout = 10 ): void {
		$next = self::outbox( is_int( $timeout ) ? $timeout : 10 )->run();
		if ( null !== $next ) {
			Schedule::wake( max( $next, time() ) );
		}
	}

	/** Has the front end invalidate everything. */
	public static function invalidate_all(): void {
		self::outbox()->put( Outbox::everything() );
		self::$is_put = true;
		// A request that began without address or secret does not end with finish().
		if ( null === self::$collector ) {
			Schedule::wake_now();
		}
	}

	/** Sends failed and waiting entries now. */
	public static function retry(): void {
		self::outbox()->retry();
		self::send( 5 );
	}

	public static function outbox( int $timeout = 10 ): Outbox {
		return new Outbox( new TableStore(), new HttpTransport( $timeout ), 'time' );
	}

	/** Sends the response, where PHP can, so that the editor does not wait for what follows. */
	private static function answer_is_out(): bool {
		if ( wp_doing_cron() || 'cli' === PHP_SAPI ) {
			return true;
		}
		if ( function_exists( 'fastcgi_finish_request' ) ) {
			return fastcgi_finish_request();
		}
		if ( function_exists( 'litespeed_finish_request' ) ) {
			return (bool) litespeed_finish_request();
		}
		return false;
	}
}
