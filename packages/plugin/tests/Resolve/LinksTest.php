<?php
declare( strict_types=1 );

namespace Footbridge\Tests\Resolve;

use Footbridge\Resolve\Links;
use PHPUnit\Framework\TestCase;

/** WordPress's addresses as the front end has them. */
final class LinksTest extends TestCase {
	public function addresses(): array {
		return array(
			'WordPress\'s own'        => array( 'http://cms.example.org:8080/about/', '/about/' ),
			'the front end\'s'        => array( 'https://www.example.org/about/?x=1#team', '/about/?x=1#team' ),
			'a path'                  => array( '/about/', '/about/' ),
			'the front page'          => array( 'http://cms.example.org:8080', '/' ),
			'a query on it'           => array( 'http://cms.example.org:8080?s=x', '/?s=x' ),
			'without a scheme'        => array( '//cms.example.org:8080/about/', '/about/' ),
			'capitals'                => array( 'HTTP://CMS.Example.org:8080/About/', '/About/' ),
			'escapes stay'            => array( 'http://cms.example.org:8080/caf%c3%a9/', '/caf%c3%a9/' ),
			'an upload'               => array( 'http://cms.example.org:8080/wp-content/uploads/a.jpg', '/wp-content/uploads/a.jpg' ),
			'another port'            => array( 'http://cms.example.org/about/', 'http://cms.example.org/about/' ),
			'another site'            => array( 'https://elsewhere.example/about/', 'https://elsewhere.example/about/' ),
			'another site, no scheme' => array( '//elsewhere.example/about/', 'http://elsewhere.example/about/' ),
			'a host that begins so'   => array( 'https://www.example.org.elsewhere.example/', 'https://www.example.org.elsewhere.example/' ),
			'what is no address'      => array( 'http:///', 'http:///' ),
			'none'                    => array( '', null ),
			'WordPress\'s "no"'       => array( false, null ),
		);
	}

	/** @dataProvider addresses */
	public function test_own_addresses_are_paths( $address, ?string $path ): void {
		$links = new Links( array( 'http://cms.example.org:8080/', 'http://cms.example.org:8080/wp', 'https://www.example.org', '' ) );
		self::assertSame( $path, $links->path( $address ) );
	}

	public function test_the_folder_of_a_site_is_no_part_of_its_paths(): void {
		$links = new Links( array( 'http://example.org/blog/', 'https://www.example.org' ) );
		self::assertSame( '/about/', $links->path( 'http://example.org/blog/about/' ) );
		self::assertSame( '/', $links->path( 'http://example.org/blog' ) );
		self::assertSame( '/blogger/', $links->path( 'http://example.org/blogger/' ) );
		self::assertSame( '/blog/', $links->path( 'https://www.example.org/blog/' ) );
	}
}
