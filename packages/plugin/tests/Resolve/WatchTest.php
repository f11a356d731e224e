<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Resolve;

use Footbridge\Resolve\Address;
use Footbridge\Resolve\Links;
use Footbridge\Resolve\Watch;
use PHPUnit\Framework\TestCase;

/** What the route decides before WordPress does. */
final class WatchTest extends TestCase {
	private static function request( string $address ): Watch {
		return new Watch( new Address( $address ), new Links( array( 'https://cms.example.com/' ) ) );
	}

	public function test_a_redirect_that_only_removes_the_slash_is_none(): void {
		self::assertFalse( self::request( '/about/' )->keep_slash( 'https://cms.example.com/about' ) );
		self::assertFalse( self::request( '/about/?x=1' )->keep_slash( 'https://cms.example.com/about?x=1' ) );
		foreach ( array( '/about/' => '/team', '/about' => '/about/', '/about//' => '/about/', '/' => '/about/', '/about/?x=1' => '/about' ) as $asked => $target ) {
			self::assertSame( "https://cms.example.com$target", self::request( $asked )->keep_slash( "https://cms.example.com$target" ), $asked );
		}
		self::assertFalse( self::request( '/about/' )->keep_slash( false ) );
	}
}
